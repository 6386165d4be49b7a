// The order in which packages clear a board: the holes from the farthest to the nearest.
#pragma once

#include <cstdint>
#include <vector>

#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// What counts as far from the middle of a board. Squares around it suit boards full of pegs, whose
// rows are then cleared from the corners on; octagons suit pegs at random.
enum class Around : std::uint8_t { squares, octagons };

struct FarFirst {
  std::vector<std::uint32_t> holes;     // of the middle's part of the board, the farthest first
  std::vector<std::uint32_t> rank;      // of each hole its place in `holes`; no_hole elsewhere
  std::vector<std::uint32_t> distance;  // of each hole from the middle; 2 for a step along a line
};

// `middle` is the number of a hole. A king's steps lead through all that is one part of the board.
// O(n log n) for n holes.
FarFirst far_first(const Puzzle& puzzle, std::uint32_t middle, Around around);

}  // namespace hardboard::peg_solitaire
