// The two blocks that give a Solo Chess position over several lines: `board`, a drawing, and
// `pieces`, a list for boards too large to draw.
#pragma once

#include <string_view>

#include "puzzles/solo_chess/draft.h"

namespace hardboard::solo_chess {

// Each reads lines up to the next key line or the end of the text into the draft. On failure they
// return false and the scanner knows why.

// Rows of tokens; `origin` is the lower left square. Gives the puzzle its frame. O(size).
bool scan_board(Scanner& in, Square origin, Draft& draft);

// Lines LETTER x y [budget], no two on one square. O(size), about 90 ns for each of 10^7 lines.
bool scan_pieces(Scanner& in, Draft& draft);

}  // namespace hardboard::solo_chess
