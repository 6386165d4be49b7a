// Groups of locations that must hold the final piece: too poor a part behind a cut vertex, and
// antennae that are too long (Kühn 2024, section 3.3; sharpened and proved in docs/refusals.md).
#pragma once

#include <vector>

#include "methods/capture/arena.h"
#include "methods/capture/components.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// The inclusion-minimal groups of the capture graph, given with both directions of each edge,
// without repeated edges; smallest first. O(locations + edges) plus the size of the answer.
std::vector<StrandedGroup<Location>> stranded_groups(const Arena& arena,
                                                     const Graph& capture_graph);

}  // namespace hardboard::capture
