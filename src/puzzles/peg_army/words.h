// Moves of peg armies in words: `a1-c1` for a jump, `move 2 at a1` for a move of the puzzle's own
// tuples, which count from 0 as in the file.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "puzzles/peg_army/puzzle.h"

namespace hardboard::peg_army {

// The jump of peg solitaire between two squares; if there is none, a move that does not exist.
Move jump(Square from, Square to);

// The square on which the move puts its peg; the starting square of a move that does not exist.
Square end_of(const Puzzle& puzzle, const Move& move);

std::string words(const Puzzle& puzzle, const Move& move);

// Appends the moves that the words stand for: `a1-c1`, `a1c1`, `a1-c1-c3`, or, in a puzzle with
// tuples of its own, `move 2 at a1`. The moves need not be legal, which the game checks. Returns
// the fault of the words, or an empty string.
std::string read_moves(const Puzzle& puzzle, std::string_view words, std::vector<Move>& moves);

}  // namespace hardboard::peg_army
