// Lines that tie clauses to literals among bishops, rooks or queens.
#pragma once

#include "base/limits.h"
#include "reductions/clause_slots.h"
#include "reductions/hero_board.h"

namespace hardboard {

// A clause has a column of its own, beside all gadgets: for true literals on the left, for false
// ones on the right. In this column stands a piece on the row of each of its literals. The rows of
// literals hold no other piece, and a column is taken only if no other line through its pieces
// holds a piece: so lines cross at empty squares alone, and the plane need not be kept. Literals
// without a clause have a column with the anchor of their gadget. For bishops rows and columns are
// diagonals. False if the columns leave the plane of 32-bit squares, or if the limits are reached.
// O(pieces * columns tried), a few dozen at most on the boards that were measured.
bool tie_by_lines(HeroBoard& board, const ClauseSlots& slots, const Limits& limits);

}  // namespace hardboard
