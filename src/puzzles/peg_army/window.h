// A finite part of the plane: searches for armies stay in it, and refusals "within the margin"
// speak of it.
#pragma once

#include <cstdint>

#include "base/box.h"
#include "puzzles/peg_army/puzzle.h"

namespace hardboard::peg_army {

using Window = Box;

// All squares within the margin of the desert's bounding box. For a half-plane, which has no
// bounding box, the column of squares from y = 1 up to the goal takes its place. O(1); for board
// O(its squares).
Window window_of(const Puzzle& puzzle, std::int32_t margin);

}  // namespace hardboard::peg_army
