// Push Fight files: any bytes.
#include <cstdint>

#include "puzzles/push_fight/read.h"
#include "round_trip.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hardboard;
  fuzz::check_round_trip(
      {reinterpret_cast<const char*>(data), size},
      [](std::string_view text) {
        return push_fight::read({"f", text, 1});
      },
      push_fight::write);
  return 0;
}
