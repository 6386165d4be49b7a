// FEN lines of Solo Chess: any bytes, under each of the rules.
#include <cstdint>

#include "puzzles/solo_chess/read.h"
#include "puzzles/solo_chess/write.h"
#include "round_trip.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hardboard;
  const std::string_view line(reinterpret_cast<const char*>(data), size);
  for (const char* rules : {"", "chess.com", "ranger"}) {
    fuzz::check_round_trip(
        line, [&](std::string_view text) { return solo_chess::read_fen(text, "f", 1, rules); },
        [](const solo_chess::Puzzle& puzzle) { return solo_chess::write_fen(puzzle); });
  }
  return 0;
}
