// A peg army puzzle as the text that reads back as it.
#pragma once

#include <string>

#include "puzzles/peg_army/puzzle.h"

namespace hardboard::peg_army {

// The canonical text: the goal only where it is not the default one, and in a board as `*`.
// O(size of the puzzle); a board is written as the bounding box of its desert.
std::string write(const Puzzle& puzzle);

}  // namespace hardboard::peg_army
