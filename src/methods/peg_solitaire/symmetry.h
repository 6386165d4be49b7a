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
// square, or the twelve of the triangular grid. O(n log n) for each of at most 48 matrices, and
// O(n) where holes stand in rows.
std::vector<Permutation> symmetries(const Puzzle& puzzle);

// The symmetries of the board under which two positions of a puzzle count as equal.
enum class Symmetry : std::uint8_t {
  of_goal,            // those that keep the goal suffice to decide what play can reach
  of_start_and_goal,  // those that keep the start too: for counting positions
};

// The symmetries of the puzzle's board of this sort, the identity first. Costs as much as
// symmetries().
std::vector<Permutation> group_of(const Puzzle& puzzle, Symmetry symmetry);

}  // namespace hardboard::peg_solitaire
