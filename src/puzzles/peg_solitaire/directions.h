// The words for the lines along which pegs jump, as files have them behind `jumps`.
#pragma once

#include <string>

#include "base/scanner.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// The lines of a triangular grid: the falling diagonal is the third one.
inline constexpr Directions triangular{true, true, false, true};

// The name of a set of lines, as "orthogonal", or the names of its lines, as "horizontal rising";
// empty for no line.
std::string words_of(const Directions& directions);

// Reads such words up to the end of the line; a line may be named twice. On failure returns false,
// with the scanner's error set.
bool scan_directions(Scanner& in, Directions& directions);

}  // namespace hardboard::peg_solitaire
