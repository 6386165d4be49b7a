// Captures by a rule of thumb until none is left: no verdict, but an upper bound on the pieces that
// must remain, with moves, on boards of any size.
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

struct GreedyPlay {
  std::uint32_t pieces_left = 0;
  std::vector<Capture<Location>> moves;
};

// Legal captures from the start, none of them by the piece on the goal. Each capture empties the
// location with fewest captures, onto the neighbour with most captures of its own. If the limits
// are reached, the play so far counts. O(steps log steps) time, a dozen bytes for each step.
GreedyPlay play_greedily(const Arena& arena, const Limits& limits);

}  // namespace hardboard::capture
