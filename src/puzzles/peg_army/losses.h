// How many pegs moves lose: from a bound on the moves of an army follows one on its pegs.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "puzzles/peg_army/puzzle.h"

namespace hardboard::peg_army {

// An army that makes so many moves at least needs `pegs` pegs, at least 1: each move loses at least
// as many pegs as the least one, and a peg remains on the goal. Nothing if a move loses none.
// O(tuples).
inline std::optional<std::uint64_t> moves_that_need(const Puzzle& puzzle, std::uint64_t pegs) {
  std::uint64_t least = UINT64_MAX;
  for (const Tuple& tuple : tuples_of(puzzle))
    least = std::min<std::uint64_t>(least, tuple.taken.size() - 1);
  if (least == 0) return std::nullopt;
  return (pegs - 1 + least - 1) / least;
}

}  // namespace hardboard::peg_army
