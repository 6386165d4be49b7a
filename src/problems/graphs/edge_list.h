// A graph as bare lines `U V`, an edge each: what most programs on graphs read and write.
#pragma once

#include "base/result.h"
#include "base/text.h"
#include "problems/graphs/graph.h"

namespace hardboard::graphs {

// Vertices count from 1, up to the largest number of the text; edges may repeat. Refuses loops, and
// a text without an edge. O(size + m log m).
Result<Graph> read_edge_list(const Text& text);

}  // namespace hardboard::graphs
