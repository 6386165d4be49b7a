// Writes Solo Chess puzzles so that reading them gives the same puzzle again.
#pragma once

#include <string>
#include <string_view>

#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// The puzzle as a file: a `board` where it has a frame, a `fen` line where a board would be too
// wide to look at or the puzzle has an id, else `pieces`. Types other than chess's must have their
// Betza notation, and pieces must lie within the frame. Reading it back gives the same puzzle but
// for types that no piece has, and, with a frame, for the order of the pieces, which is the
// board's: rows from the top. O(area of the frame), or O(n) without one.
std::string write(const Puzzle& puzzle);

// Whether one line of FEN says all there is: a frame at a1, and types of chess only. O(n).
bool fits_fen(const Puzzle& puzzle);

// The puzzle as one line without its end, which read_fen() reads; it must fit. A comment, without
// quotes, becomes the EPD operation `c0`, which readers pass over. O(n log n + height).
std::string write_fen(const Puzzle& puzzle, std::string_view comment = {});

}  // namespace hardboard::solo_chess
