// An order in which places leave a sparse graph one by one, each while it has few neighbours.
#pragma once

#include <cstddef>
#include <vector>

#include "base/watch.h"
#include "methods/capture/arena.h"
#include "methods/capture/graph.h"

namespace hardboard::capture {

struct Elimination {
  std::vector<Location> order;  // all places, or those before each had too many neighbours
  std::size_t widest = 0;       // the most neighbours of a place when it left
};

// Takes away a place with the fewest neighbours, and joins these neighbours with each other (Parter
// 1961); of such places one that depends on the shortest chain of places that left before, so that
// the parts which hang together in the order stay shallow. So places are taken from the ends of a
// tree, and from a circle every second one. Stops when each place has more than `most` neighbours.
// The graph must have both arcs of each edge. O(arcs + n (most^2 + log n)) time on average.
Elimination eliminate(const Graph& graph, std::size_t most, Watch& watch);

}  // namespace hardboard::capture
