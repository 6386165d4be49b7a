// Peg army files: any bytes at all.
#include <cstdint>

#include "puzzles/peg_army/read.h"
#include "puzzles/peg_army/write.h"
#include "round_trip.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hardboard;
  const std::string_view content(reinterpret_cast<const char*>(data), size);
  fuzz::check_round_trip(
      content,
      [](std::string_view text) {
        return peg_army::read({"f", text, 1});
      },
      peg_army::write);
  return 0;
}
