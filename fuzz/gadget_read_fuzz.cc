// Gadget files: any bytes.
#include <cstdint>
#include <string_view>

#include "gadgets/read.h"
#include "round_trip.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hardboard;
  fuzz::check_round_trip(
      std::string_view(reinterpret_cast<const char*>(data), size),
      [](std::string_view text) {
        return gadgets::read({"f", text, 1});
      },
      gadgets::write);
  return 0;
}
