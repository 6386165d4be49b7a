// How many pegs a position class needs at least.
#pragma once

#include <cstdint>

#include "base/limits.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// The fewest pegs of any position in the start's position class (position_class.h), or 4 if that
// number is larger; 1 if the limits are reached. 0 on a board without pegs. Costs as much as
// class_space, and O(k^2 log k) where holes are of k kinds: 16 on most boards.
std::uint32_t class_bound(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_solitaire
