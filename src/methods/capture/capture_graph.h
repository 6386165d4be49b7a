// The capture graph of an arena, which tells who could capture whom, and its immediate part, by the
// definitions of docs/refusals.md.
#pragma once

#include <vector>

#include "base/watch.h"
#include "methods/capture/arena.h"
#include "methods/capture/graph.h"

namespace hardboard::capture {

// Can the step be made at once, whichever pieces stand on other locations? True if no location but
// the start of the last piece lies between.
bool is_immediate(const Arena& arena, const Step& step);

// The types that can come to each location: the possible pairs of docs/refusals.md, entry t * size
// + u for type t and location u. With gaps no steps but all captures lead on, since a long capture
// need not divide into shorter ones. O(types * locations + steps). Incomplete once the watch's
// limits are reached, as are the graphs below.
std::vector<bool> possible_pairs(const Arena& arena, Watch& watch);

// The capture graph of docs/refusals.md, with both directions of each edge, and the immediate
// capture graph: only immediate steps. Rows are sorted and hold each arc once. O(steps log degree).
Graph capture_graph(const Arena& arena, const std::vector<bool>& possible, Watch& watch);
Graph immediate_capture_graph(const Arena& arena, const std::vector<bool>& possible, Watch& watch);

}  // namespace hardboard::capture
