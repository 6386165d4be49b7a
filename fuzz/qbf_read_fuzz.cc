// QDIMACS files: any bytes.
#include <cstdint>

#include "problems/qbf/read.h"
#include "round_trip.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hardboard;
  const std::string_view content(reinterpret_cast<const char*>(data), size);
  fuzz::check_round_trip(
      content,
      [](std::string_view text) {
        return qbf::read({"f", text, 1});
      },
      qbf::write);
  return 0;
}
