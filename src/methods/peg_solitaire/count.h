// Numbers of positions that can be won, of ways to win, and of positions that can be reached; and
// the chance of winning by jumps drawn at random.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// Of the positions that play can reach, those from which the goal can be met, or that meet it. Play
// ends where the goal is met.
struct WinCount {
  std::uint64_t classes = 0;    // up to the symmetries that keep the board, the start and the goal
  std::uint64_t positions = 0;  // all of them
  std::string sequences;        // of jumps that meet the goal, in decimal; empty beyond 2^128
  double random_win = 0;        // the chance that the goal is met when each jump is drawn at random
};

// Nothing if the limits were reached. For boards of at most most_searched holes. O(positions up to
// symmetry * jumps), within limits.memory_bytes.
std::optional<WinCount> count_wins(const Puzzle& puzzle, const Limits& limits);

// Entry i counts the positions with i pegs fewer than the start that play can reach. Play ends
// where the goal is met.
struct ReachCount {
  std::vector<std::uint64_t> classes, positions;  // as in WinCount
};

// As count_wins.
std::optional<ReachCount> count_reachable(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_solitaire
