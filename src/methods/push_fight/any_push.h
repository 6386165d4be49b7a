// Whether a side can push at all, and without losing a piece of its own: who can't push loses.
#pragma once

#include <cstdint>

#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

enum class AnyPush : std::uint8_t {
  none,       // the loss of who is to move
  own_falls,  // only pushes that make a piece of its own fall: the loss in one turn
  some,
  not_known,  // too many placements without a good push
};

// Breadth first over what moves lead to, a push being looked for before anything is kept: nearly
// always found after a few looks. Else O(placements * squares) time and memory, up to 64 MB.
AnyPush any_push(const Puzzle& puzzle);

}  // namespace hardboard::push_fight
