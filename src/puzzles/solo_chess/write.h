// Writes Solo Chess puzzles; reading the text gives an equal puzzle.
#pragma once

#include <string>
#include <string_view>

#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// The puzzle as a file: a `board` if the puzzle has a frame, a `fen` line if a board would be too
// wide to read or the puzzle has an id, else `pieces`. Types other than those of chess must have
// their Betza notation, and pieces must lie within the frame. Reading the file gives an equal
// puzzle, except for types without pieces and, with a frame, for the order of the pieces, which
// becomes that of the board: rows from the top. O(area of the frame), or O(n) without a frame.
std::string write(const Puzzle& puzzle);

// The same with a `board` whatever its width, without the id; the puzzle must have a frame.
// O(area).
std::string write_drawn(const Puzzle& puzzle);

// Can a line of FEN say everything: a frame at a1, and types of chess alone? O(n).
bool fits_fen(const Puzzle& puzzle);

// The puzzle as one line without a line end, for read_fen(); fits_fen() must hold. A comment,
// without quotes, becomes the EPD operation `c0`, which readers pass over. O(n log n + height).
std::string write_fen(const Puzzle& puzzle, std::string_view comment = {});

}  // namespace hardboard::solo_chess
