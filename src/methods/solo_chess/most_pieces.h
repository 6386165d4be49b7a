// How many captures pieces can make at most, and how many pieces can come down to one, whatever
// their places: so that wishes for more are refused before a search for puzzles begins.
#pragma once

#include <cstdint>

#include "methods/solo_chess/generate.h"

namespace hardboard::solo_chess {

// How many captures the pieces that may capture can make in all: each as many as its budget lets
// it, and a pawn one for each row above the lowest. The piece that must be last is one of them. The
// wish has letters of pieces, and a board. O(1).
std::uint64_t most_captures(const Wish& wish);

// A bound that need not be met. Each square but the final one is left by one capture for good, so
// these captures are a tree into the final square: all pieces stand where captures lead to it. Of
// a type that stands once the captures are few, and join few such trees. The wish has letters of
// pieces, and a board. O(squares^2 * width of the board) up to 400 squares; beyond these the
// squares themselves are the bound.
std::uint64_t most_pieces(const Wish& wish);

}  // namespace hardboard::solo_chess
