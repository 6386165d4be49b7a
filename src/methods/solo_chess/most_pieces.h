// How many captures pieces can make at most, and how many pieces can come down to one, whatever
// their places. Wishes for more pieces are refused by these bounds before a search for puzzles
// begins.
#pragma once

#include <cstdint>

#include "methods/solo_chess/generate.h"

namespace hardboard::solo_chess {

// How many captures the pieces that may capture can make in all: each piece as many as its budget
// allows, and a pawn at most one for each row above the lowest. The piece that must be last counts
// as one of these pieces. The wish has letters of pieces, and a board. O(1).
std::uint64_t most_captures(const Wish& wish);

// An upper bound on the pieces of a solvable puzzle, which no puzzle need reach. One capture leaves
// each square but the final one for good, so these captures form a tree into the final square, and
// all pieces stand on squares from which captures lead there. A type of which only one piece stands
// makes few captures, and joins few such trees. The wish has letters of pieces, and a board.
// O(squares^2 * width of the board) up to 400 squares; on larger boards the bound is the number of
// squares.
std::uint64_t most_pieces(const Wish& wish);

}  // namespace hardboard::solo_chess
