// The two blocks that give a Solo Chess position on several lines: `board`, a drawing, and
// `pieces`, a list for boards too large to draw.
#pragma once

#include <string_view>

#include "puzzles/solo_chess/draft.h"

namespace hardboard::solo_chess {

// Both functions read lines up to the next key line or the end of the text into the draft. On
// failure they return false, with the scanner's error set.

// Rows of cells; `origin` is the lower left square. Sets the puzzle's frame. O(size).
bool scan_board(Scanner& in, Square origin, Draft& draft);

// Lines LETTER x y [budget], no two with the same square. O(size), about 90 ns for each of 10^7
// lines.
bool scan_pieces(Scanner& in, Draft& draft);

}  // namespace hardboard::solo_chess
