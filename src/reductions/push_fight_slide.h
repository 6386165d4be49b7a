// A move of Push Fight, a piece along a path of empty squares, as a circuit.
#pragma once

#include "reductions/push_fight_state.h"

namespace hardboard::push_fight {

struct WiredMove {
  Wire is_legal = wire_false;
  WiredPosition after;
};

// The move of `side` from the square whose wire in `from` is true to the one in `to`; no more than
// one wire of each is true. A move to the same square is legal and changes nothing: so a turn of
// fewer moves is a turn of exactly as many. O(squares^2) gates: who stands within 1, 2, 3, ...
// steps of the piece.
WiredMove wired_move(AigBuilder& circuit, const Board& board, const WiredPosition& position,
                     Side side, const OnSquares& from, const OnSquares& to);

}  // namespace hardboard::push_fight
