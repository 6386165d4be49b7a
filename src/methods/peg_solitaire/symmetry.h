// The symmetries of a board: linear maps of the plane, followed by a shift, that map the holes onto
// the holes and the directions of jumps onto directions of jumps.
#pragma once

#include <cstdint>
#include <vector>

#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// Hole i goes to hole permutation[i].
using Permutation = std::vector<std::uint32_t>;

// All symmetries whose matrix has entries -1, 0 and 1, the identity first: at most the eight of the
// square, or the twelve of the triangular grid. O(n log n) for each of at most 48 matrices.
std::vector<Permutation> symmetries(const Puzzle& puzzle);

// Which symmetries of the board make two positions of a puzzle the same.
enum class Symmetry : std::uint8_t {
  of_goal,            // those that keep the goal: enough to decide what a position can reach
  of_start_and_goal,  // those that keep the start too: needed to count positions
};

// Those symmetries of the puzzle's board, the identity first. Costs what symmetries() does.
std::vector<Permutation> group_of(const Puzzle& puzzle, Symmetry symmetry);

}  // namespace hardboard::peg_solitaire
