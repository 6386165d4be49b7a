// Any bytes as a file of a red-blue dominating set.
#include <cstdint>

#include "problems/red_blue/read.h"
#include "round_trip.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hardboard;
  const std::string_view content(reinterpret_cast<const char*>(data), size);
  fuzz::check_round_trip(
      content,
      [](std::string_view text) {
        return red_blue::read({"f", text, 1});
      },
      red_blue::write);
  return 0;
}
