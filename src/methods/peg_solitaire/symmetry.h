// The symmetries of a board: linear maps of the grid, with a shift, that map the holes onto
// themselves and the directions of jumps onto themselves.
#pragma once

#include <cstdint>
#include <vector>

#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// Where each hole goes: hole i to permutation[i].
using Permutation = std::vector<std::uint32_t>;

// All symmetries with matrix entries -1, 0, 1, the identity first: the eight of the square, the
// twelve of the triangular grid, as far as the board has them. O(n log n) for each of at most 48
// maps.
std::vector<Permutation> symmetries(const Puzzle& puzzle);

// Those that keep each of the sets (an entry, 0 or 1, for each hole) as it is.
std::vector<Permutation> fixing(std::vector<Permutation> symmetries,
                                const std::vector<std::vector<std::uint8_t>>& sets);

}  // namespace hardboard::peg_solitaire
