// Can the side to move push at all, and without losing a piece of its own? A side that cannot push
// loses.
#pragma once

#include <cstdint>

#include "base/limits.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

enum class AnyPush : std::uint8_t {
  none,       // no push: the side to move has lost
  own_falls,  // only pushes that make a piece of its own fall: it loses with this turn
  some,       // a push by which no piece of its own falls
  not_known,  // the limits were reached, or there are too many placements without a good push
};

// Breadth first over the placements that moves lead to. Each is asked for a push before it is kept,
// so that nearly always a few placements are enough. Else O(placements * squares) time and memory,
// up to 64 MB.
AnyPush any_push(const Puzzle& puzzle, const Limits& limits = {});

}  // namespace hardboard::push_fight
