// How many pegs moves lose: from a bound on the moves of an army follows one on its pegs.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "puzzles/peg_army/puzzle.h"
#include "puzzles/peg_army/window.h"

namespace hardboard::peg_army {

// The pegs that each move loses at least. O(tuples).
inline std::uint64_t least_loss(const Puzzle& puzzle) {
  std::uint64_t least = UINT64_MAX;
  for (const Tuple& tuple : tuples_of(puzzle))
    least = std::min<std::uint64_t>(least, tuple.taken.size() - 1);
  return least;
}

// An army that makes so many moves at least needs `pegs` pegs, at least 1: each move loses at least
// as many pegs as the least one, and a peg remains on the goal. Nothing if a move loses none.
// O(tuples).
inline std::optional<std::uint64_t> moves_that_need(const Puzzle& puzzle, std::uint64_t pegs) {
  const std::uint64_t least = least_loss(puzzle);
  if (least == 0) return std::nullopt;
  return (pegs - 1 + least - 1) / least;
}

// The fewest moves that no army within the puzzle's margin can make, as the squares outside of the
// desert hold too few pegs for them. Nothing without a margin, or if a move loses no peg. O(squares
// of the window * log(squares of the desert)).
inline std::optional<std::uint64_t> too_many_moves(const Puzzle& puzzle) {
  const std::uint64_t least = least_loss(puzzle);
  if (!puzzle.margin || least == 0) return std::nullopt;
  const Window window = window_of(puzzle, *puzzle.margin);
  std::uint64_t pegs = 0;
  for (std::uint64_t i = 0; i < window.squares(); ++i)
    if (!in_desert(puzzle, window.square(i))) ++pegs;
  return pegs == 0 ? 1 : (pegs - 1) / least + 1;
}

}  // namespace hardboard::peg_army
