// Groups of locations that hold the final piece of every solution: parts behind a cut vertex whose
// pieces can make too few captures, and antennae that are too long (Kühn 2024, section 3.3;
// sharpened and proved in docs/refusals.md).
#pragma once

#include <vector>

#include "methods/capture/arena.h"
#include "methods/capture/depth_first_tree.h"
#include "methods/capture/graph.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// Poor parts that hold no smaller one below their cut vertex, for each tree the smallest poor part
// above a cut vertex, and antennae; the smallest first, some within others. The capture graph must
// hold both directions of each edge, each arc once; `tree` is its depth-first tree. O(locations +
// edges) plus the size of the answer. Incomplete once the watch's limits are reached.
std::vector<StrandedGroup<Location>> stranded_groups(const Arena& arena, const Graph& capture_graph,
                                                     const DepthFirstTree& tree, Watch& watch);

}  // namespace hardboard::capture
