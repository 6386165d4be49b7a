// Writes peg army puzzles.
#pragma once

#include <string>

#include "puzzles/peg_army/puzzle.h"

namespace hardboard::peg_army {

// The canonical text, from which read() makes an equal puzzle. The text gives the goal only if that
// is not the default goal, in a board as `*`. O(size of the puzzle); a board takes the bounding box
// of its desert.
std::string write(const Puzzle& puzzle);

}  // namespace hardboard::peg_army
