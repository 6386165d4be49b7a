// The block `board`: squares at odd columns of odd lines, with their edges around them.
#pragma once

#include "base/scanner.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// The letter of a piece in a file: `.KPkp`.
char letter_of(Piece piece);

// Reads the lines after the key `board`, up to the next key line, into the board, the pieces and
// the anchor; `anchor` becomes the place of the anchored king, line 0 without one. On failure
// returns false, with the scanner's error set. O(characters + n log n).
bool scan_grid(Scanner& in, Board& board, Position& position, Place& anchor);

}  // namespace hardboard::push_fight
