// Kings and knights: the captures of a clearing (domination.h).
#pragma once

#include <span>

#include "gadgets/domination.h"
#include "gadgets/found.h"

namespace hardboard::gadgets {

// The captures that clear the board, where place i is the square squares[i], in the order of the
// proof in docs/hubs.md. O(places + steps between them).
Play play_of(const CaptureBoard& board, std::span<const Square> squares, const Clearing& clearing);

}  // namespace hardboard::gadgets
