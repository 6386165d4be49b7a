// What the goal says about the final position.
#pragma once

#include <cstdint>

#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// Does the goal name the hole for a peg? O(1).
inline bool is_wanted(const Puzzle& puzzle, std::uint32_t hole) {
  if (puzzle.goal == Goal::target) return puzzle.target[hole] != 0;
  return puzzle.goal != Goal::one && puzzle.holes[hole] == puzzle.at;
}

// The most pegs that can stand when the goal is met for the first time. O(holes).
inline std::uint64_t most_pegs_at_goal(const Puzzle& puzzle) {
  if (puzzle.goal == Goal::peg) return count_pegs(puzzle.pegs);
  return puzzle.goal == Goal::target ? count_pegs(puzzle.target) : 1;
}

}  // namespace hardboard::peg_solitaire
