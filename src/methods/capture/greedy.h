// Captures made by a rule of thumb until there are none left: no answer, but an upper bound on the
// pieces that must remain, with moves, on boards of any size.
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

// Legal captures from the start, none of them by the piece on the goal. Each time the location with
// fewest captures is emptied, onto the neighbour whose own captures are most. What was played when
// the limits are reached counts. O(steps log steps) time, a dozen bytes for each step.
GreedyPlay play_greedily(const Arena& arena, const Limits& limits);

}  // namespace hardboard::capture
