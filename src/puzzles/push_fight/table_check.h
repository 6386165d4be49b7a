// Whether a table is right, from the rules alone: the value of each position must follow from those
// of the positions that turns lead to.
//
// Why that suffices: by induction on the depth all wins and losses are right. And a position that
// is called a draw has, by its own check, no turn to a loss of the other side and one that is not
// to its win; so both sides can go on for ever among draws.
#pragma once

#include "base/limits.h"
#include "proofs/answer_head.h"
#include "puzzles/push_fight/table.h"

namespace hardboard::push_fight {

// Every position is looked at, so that O(positions * (pushes + moves * squares)) time is needed:
// some microseconds a position, shared by `threads`. Claimed when the limits come first, or if
// depths reach `deepest`, beyond which bytes can't tell them apart.
CheckReport check_table(const Table& table, const Limits& limits, unsigned threads);

// What a turn is worth to the mover that leads to this position, or makes a piece fall.
Value value_after(const Table& table, Side mover, const Position& after, Piece fallen);

// The position itself.
Position position_of(const Board& board, Side mover, const RelativePosition& position);

}  // namespace hardboard::push_fight
