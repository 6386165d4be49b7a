// A push of Push Fight as a circuit.
#pragma once

#include "reductions/push_fight_state.h"

namespace hardboard::push_fight {

struct WiredPush {
  Wire is_legal = wire_false;
  Wire drops[2] = {wire_false, wire_false};  // whether a piece of white, of black falls
  WiredPosition after;

  Wire dropped(Side side) const { return drops[static_cast<unsigned>(side)]; }
};

// The push of `side` with the king on the square whose wire in `from` is true, in the direction
// whose wire in `to` is true; no more than one wire of each is true. O(squares) gates.
WiredPush wired_push(AigBuilder& circuit, const Board& board, const WiredPosition& position,
                     Side side, const OnSquares& from, std::span<const Wire> to);

}  // namespace hardboard::push_fight
