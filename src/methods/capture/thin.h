// Boards and graphs on which no place has more than three neighbours, with budgets up to 2: hubs by
// linear equations (docs/hubs.md).
#pragma once

#include <string>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// Empty if the method decides the arena, unless the limits are reached or the equations leave too
// many places free. O(steps).
std::string thin_why_not(const Arena& arena, const Limits& limits);

// Only for such arenas. Costs those of find_thin_hubs() in puzzles/capture/thin_hubs.h.
Answer<Location> solve_thin(const Arena& arena, const Limits& limits);

}  // namespace hardboard::capture
