// Small peg armies at random that the judge knows.
#pragma once

#include <optional>

#include "base/random.h"
#include "oracle/army_brute_force.h"
#include "puzzles/peg_army/window.h"
#include "support/random_army.h"

namespace hardboard::testing {

struct JudgedArmy {
  peg_army::Puzzle puzzle;  // with a margin
  std::int64_t fewest = 0;  // moves, within the margin
};

// Nothing if the window is too large for the judge, or if no army on it succeeds.
inline std::optional<JudgedArmy> judged_army(Random& random) {
  peg_army::Puzzle puzzle = random_army(random);
  puzzle.margin = static_cast<std::int32_t>(1 + random.below(2));
  const peg_army::Window window = window_of(puzzle, *puzzle.margin);
  if (window.squares() > 20) return std::nullopt;
  const auto fewest = oracle::fewest_army_moves(puzzle, window.low, window.high);
  if (!fewest) return std::nullopt;
  return JudgedArmy{puzzle, *fewest};
}

}  // namespace hardboard::testing
