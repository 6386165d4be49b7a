// Checks a table by the rules alone: the value of each position must follow from the values of the
// positions that its turns lead to.
//
// These checks suffice: by induction on the depth all wins and losses are right. A position called
// a draw has, by its own check, no turn to a loss of the other side, but a turn to a position that
// is no win of the other side; so both sides can go on forever among draws.
#pragma once

#include "base/limits.h"
#include "proofs/answer_head.h"
#include "puzzles/push_fight/table.h"

namespace hardboard::push_fight {

// Checks every position: O(positions * (pushes + moves * squares)) time, some microseconds a
// position, shared by `threads` threads. Claimed if the limits end the check, or if depths reach
// `deepest`, beyond which bytes can't hold the depth.
CheckReport check_table(const Table& table, const Limits& limits, unsigned threads);

// The value for the mover of a turn that leads to this position or makes a piece fall.
Value value_after(const Table& table, Side mover, const Position& after, Piece fallen);

// The absolute position.
Position position_of(const Board& board, Side mover, const RelativePosition& position);

}  // namespace hardboard::push_fight
