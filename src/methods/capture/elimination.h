// An order in which places leave a sparse graph one by one, each while it has few neighbours.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/watch.h"
#include "methods/capture/arena.h"
#include "methods/capture/graph.h"

namespace hardboard::capture {

struct Elimination {
  std::vector<Location> order;                // all places, or those before a bound was met
  std::vector<std::vector<Location>> beside;  // by place: the neighbours that it had when it left
};

// When a place would leave more neighbours behind than so many, or more pairs of neighbours in all,
// or when so many neighbours were looked at.
struct EliminationBounds {
  std::size_t neighbours = SIZE_MAX, pairs = SIZE_MAX, looks = SIZE_MAX;
};

// Takes away a place with the fewest neighbours, and joins these neighbours with each other (Parter
// 1961); of such places one that depends on the shortest chain of places that left before, so that
// the parts which hang together in the order stay shallow. So places are taken from the ends of a
// tree, and from a circle every second one. Stops at the bounds. The graph must have both arcs of
// each edge. For each place O(log n) and the product of its neighbours and theirs, those of the one
// with the most not counted.
Elimination eliminate(const Graph& graph, const EliminationBounds& most, Watch& watch);

}  // namespace hardboard::capture
