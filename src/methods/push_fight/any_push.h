// Decides whether the side to move can push at all, and without losing a piece of its own. A side
// that cannot push loses.
#pragma once

#include <cstdint>

#include "base/limits.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

enum class AnyPush : std::uint8_t {
  none,       // no push: the side to move has lost
  own_falls,  // only pushes that make a piece of its own fall: it loses in this turn
  some,       // a push without a fall of its own piece
  not_known,  // limits reached, or too many placements without a good push
};

// Breadth-first search over the placements that moves lead to. The search tests each placement for
// a push before keeping it, so that nearly always a few placements suffice. Otherwise O(placements
// * squares) time and memory, up to 64 MB.
AnyPush any_push(const Puzzle& puzzle, const Limits& limits = {});

}  // namespace hardboard::push_fight
