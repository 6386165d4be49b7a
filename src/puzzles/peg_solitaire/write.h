// Writes peg solitaire puzzles as files.
#pragma once

#include <string>
#include <string_view>

#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// The puzzle as a file; reading it gives the same puzzle. Boards are drawn, unless the drawing
// would be much larger than a list of the holes. O(holes).
std::string write(const Puzzle& puzzle);

// The words behind `jumps`: "orthogonal", "horizontal rising".
std::string words_of(const Directions& directions);

}  // namespace hardboard::peg_solitaire
