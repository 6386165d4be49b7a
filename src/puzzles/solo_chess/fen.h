// Solo Chess in one line: the placement field of FEN for boards of any size, with budgets, and EPD
// operations behind it. docs/formats.md describes the dialect.
#pragma once

#include "puzzles/solo_chess/draft.h"

namespace hardboard::solo_chess {

// Reads the rest of the scanner's current line into the draft, its frame included. The first word
// is where the board begins, for messages. On failure it returns false and the scanner knows why.
// O(length).
bool scan_fen(Scanner& in, Draft& draft);

}  // namespace hardboard::solo_chess
