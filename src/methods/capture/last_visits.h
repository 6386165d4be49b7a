// Refusals by what a piece that must be last would have to visit: sets of locations that the other
// pieces can't empty by themselves (docs/refusals.md, "Visits of the last piece").
#pragma once

#include <optional>
#include <vector>

#include "base/watch.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// Sets that the last piece, which the arena has, can't all visit within its budget; nothing if none
// are found. `possible` holds the possible pairs (capture_graph.h). O(types * locations + steps log
// degree); where the budget can be used up, some millions of steps of the last piece besides.
// Nothing once the watch's limits are reached.
std::optional<LastVisits<Location>> last_visits(const Arena& arena,
                                                const std::vector<bool>& possible, Watch& watch);

}  // namespace hardboard::capture
