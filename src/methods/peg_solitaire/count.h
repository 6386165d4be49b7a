// How many: positions that can be won, ways to win them, the chance of winning by chance, and
// positions that can be reached at all.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// Classes are those of the symmetries that keep the board, the start and the goal.
struct WinCount {
  std::uint64_t classes = 0, positions = 0;  // reachable, and the goal can still be met, or is
  std::string sequences;  // of jumps that meet the goal, in decimal; "" beyond 2^128
  double random_win = 0;  // the chance that the goal is met when each jump is drawn at random
};

// Play ends when the goal is met. Boards of at most most_searched holes; nullopt when the limits
// were reached. O(classes looked at * jumps).
std::optional<WinCount> count_wins(const Puzzle& puzzle, const Limits& limits);

// Classes are those of the symmetries that keep the board and the start.
struct ReachCount {
  // Of classes and of positions with i pegs fewer than the start.
  std::vector<std::uint64_t> classes, positions;
};

// All positions that can be reached from the start, whatever the goal; the last ones have the
// fewest pegs possible. The same bounds.
std::optional<ReachCount> count_reachable(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_solitaire
