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

// Legal captures from the start, none of them by the piece on the goal: the best of a few plays. In
// the first, each capture empties the location with fewest captures, onto the neighbour with most
// captures of its own; in up to 200 others, each takes a piece that has few captures left, by
// chance among several. If the limits are reached, the best play so far counts. O(steps log steps)
// time a play, fewer plays on large boards; a dozen bytes for each step.
GreedyPlay play_greedily(const Arena& arena, const Limits& limits);

// May so few pieces capture that each has to go far: one in sixteen, or a given number?
// O(locations).
bool few_may_capture(const Arena& arena);

// Captures that leave one piece, on the goal if there is one, where few pieces may capture: one
// after the other goes as far as it can, to where it could capture least next (Warnsdorff 1823, of
// knights). Tries the capturers by chance, for up to a tenth of a second; every other try also goes
// astray and stops by chance. Empty for none, or for a single piece. O(size^2) work, up to a bound.
std::vector<Capture<Location>> walk_by_few(const Arena& arena, const Limits& limits);

}  // namespace hardboard::capture
