// Writes peg solitaire puzzles as files.
#pragma once

#include <string>

#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// The puzzle as a file; reading the file gives an equal puzzle. The board is drawn, unless the
// drawing would be much larger than a list of the holes. O(holes).
std::string write(const Puzzle& puzzle);

// The same with a drawing, however large. O(area of the board's box).
std::string write_drawn(const Puzzle& puzzle);

}  // namespace hardboard::peg_solitaire
