// Boards on which hubs would hold too few lines to cover all pieces, whatever stands between: rooks
// and bishops with few budgets of 2 (docs/hubs.md, "Hubs on lines").
#pragma once

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// Are hubs needed, and do all steps lead along lines, at most two through each location?
// O(steps * steps of a location).
bool has_hub_lines(const Arena& arena);

// Unsolvable or unknown. Only for such arenas. Costs those of cover_by_lines() in
// puzzles/capture/hub_lines.h.
Answer<Location> refuse_by_lines(const Arena& arena, const Limits& limits);

}  // namespace hardboard::capture
