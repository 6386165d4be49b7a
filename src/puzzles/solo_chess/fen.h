// Solo Chess on one line: FEN's placement field for boards of any size, with budgets, followed by
// EPD operations. docs/formats.md describes the dialect.
#pragma once

#include "puzzles/solo_chess/draft.h"

namespace hardboard::solo_chess {

// Reads the rest of the scanner's current line into the draft, its frame included. Messages give
// the first word as the place of the board. On failure returns false, with the scanner's error set.
// O(length).
bool scan_fen(Scanner& in, Draft& draft);

}  // namespace hardboard::solo_chess
