// Who could capture whom: the capture graph of an arena and its immediate part, by the definitions
// of docs/refusals.md.
#pragma once

#include <vector>

#include "base/watch.h"
#include "methods/capture/arena.h"
#include "methods/capture/graph.h"

namespace hardboard::capture {

// Can the step be made at once, whatever else stands around? Only the start of the last piece may
// lie between.
bool is_immediate(const Arena& arena, const Step& step);

// Which types can come where: the possible pairs of docs/refusals.md, entry t * size + u for type t
// and location u. O(types * locations + steps). Incomplete once the watch's limits are reached, as
// are the graphs below.
std::vector<bool> possible_pairs(const Arena& arena, Watch& watch);

// The capture graph of docs/refusals.md, with both directions of each edge, and the immediate
// capture graph: only immediate steps. Rows are sorted and hold each arc once. O(steps log degree).
Graph capture_graph(const Arena& arena, const std::vector<bool>& possible, Watch& watch);
Graph immediate_capture_graph(const Arena& arena, const std::vector<bool>& possible, Watch& watch);

}  // namespace hardboard::capture
