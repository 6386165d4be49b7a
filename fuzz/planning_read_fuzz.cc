// Files of the kind planning: any bytes.
#include <cstdint>

#include "problems/planning/read.h"
#include "round_trip.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hardboard;
  fuzz::check_round_trip(
      std::string_view(reinterpret_cast<const char*>(data), size),
      [](std::string_view text) {
        return planning::read({"f", text, 1});
      },
      planning::write);
  return 0;
}
