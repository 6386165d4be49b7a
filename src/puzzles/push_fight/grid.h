// The block `board`: squares at odd columns of odd lines, their edges around them.
#pragma once

#include "base/scanner.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// The letter of a piece in a file: `.KPkp`.
char letter_of(Piece piece);

// Reads the lines behind the key `board`, up to the next line that begins with a key, and fills
// in board, pieces and anchor; `anchor` is the place of the anchored king, line 0 without one.
// False, with the scanner's error set, where the block breaks a rule. O(characters + n log n).
bool scan_grid(Scanner& in, Board& board, Position& position, Place& anchor);

}  // namespace hardboard::push_fight
