// Walks over an arena or its graph in order of distance, which show how long and how wide it is.
#pragma once

#include <cstddef>
#include <vector>

#include "base/watch.h"
#include "methods/capture/arena.h"
#include "methods/capture/graph.h"

namespace hardboard::capture {

// A step is *open* if it passes no place.

// The graph of the places that open steps join, in either direction, by any type that stands on the
// board. O(steps log steps).
Graph open_neighbours(const Arena& arena, Watch& watch);

// Does a walk from the first place along open steps meet more than `most` places at one distance? A
// look at few places tells most wide boards. O(steps).
bool is_wide(const Arena& arena, std::size_t most);

// Appends to `order` the places that `start` leads to, breadth first, of neighbours those with few
// neighbours of their own first. Leaves out the places that are marked in `seen`, and marks the
// others. Returns the last place. O(arcs log degree).
Location breadth_first(const Graph& graph, Location start, std::vector<bool>& seen,
                       std::vector<Location>& order);

// A place that is far out in the component of `start`: the last place of a walk from the last place
// of a walk from `start`. The places of the component must not be marked in `seen`, and are not
// marked afterwards. O(arcs log degree).
Location far_out(const Graph& graph, Location start, std::vector<bool>& seen);

}  // namespace hardboard::capture
