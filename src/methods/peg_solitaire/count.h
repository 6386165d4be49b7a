// Counts of winnable positions, of ways to win and of reachable positions; and the chance of
// winning by random jumps.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// Counts the reachable positions from which play can meet the goal, or that meet it. Play ends at a
// position that meets the goal.
struct WinCount {
  std::uint64_t classes = 0;    // up to the symmetries that keep the board, the start and the goal
  std::uint64_t positions = 0;  // all positions, images included
  std::string sequences;        // of jumps that meet the goal, in decimal; empty beyond 2^128
  double random_win = 0;        // the chance that uniformly random jumps meet the goal
};

// Nothing if the limits were reached. For boards of at most most_searched holes. O(positions up to
// symmetry * jumps), within limits.memory_bytes.
std::optional<WinCount> count_wins(const Puzzle& puzzle, const Limits& limits);

// Entry i counts the reachable positions with i pegs fewer than the start. Play ends at a position
// that meets the goal.
struct ReachCount {
  std::vector<std::uint64_t> classes, positions;  // as in WinCount
};

// Limits and cost as for count_wins.
std::optional<ReachCount> count_reachable(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_solitaire
