// Moves of peg armies in words, as people write them: `a1-c1` for a jump, `move 2 at a1` for a move
// of the puzzle's own, counted from 0 as in its file.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "puzzles/peg_army/puzzle.h"

namespace hardboard::peg_army {

// The jump of peg solitaire between two squares; if none leads there, a move that does not exist.
Move jump(Square from, Square to);

// Where the move puts its peg; the square it starts from if it does not exist.
Square end_of(const Puzzle& puzzle, const Move& move);

std::string words(const Puzzle& puzzle, const Move& move);

// Appends the moves that the words stand for: `a1-c1`, `a1c1`, `a1-c1-c3`, or, in a puzzle that has
// moves of its own, `move 2 at a1`. Whether they are legal is the game's business. Says what is
// wrong with the words, else nothing.
std::string read_moves(const Puzzle& puzzle, std::string_view words, std::vector<Move>& moves);

}  // namespace hardboard::peg_army
