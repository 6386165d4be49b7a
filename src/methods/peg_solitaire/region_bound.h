// A lower bound on the moves of a solution, on boards of any size: Merson regions
// (merson_regions.h) that are full at the start.
#pragma once

#include <cstdint>

#include "base/limits.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// No solution has fewer moves: as many regions without common holes are full at the start and not
// at the goal. 0 for `goal peg`, which may leave all of them full. Takes for each hole the smallest
// region of at most eight holes that it begins, so that a full board of squares has one for each
// four holes. O(holes), with up to 2^8 steps a hole; 40 bytes a hole. At the limits the bound of
// the holes looked at so far.
std::uint32_t least_moves_by_regions(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_solitaire
