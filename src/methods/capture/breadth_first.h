// Walks over an arena or its graph in order of distance, which show how long and how wide it is.
#pragma once

#include <cstddef>
#include <vector>

#include "base/watch.h"
#include "methods/capture/arena.h"
#include "methods/capture/graph.h"

namespace hardboard::capture {

// A step is *open* if it passes no place.

// Who shares an open step with whom, of any type that stands on the board. O(steps log steps).
Graph open_neighbours(const Arena& arena, Watch& watch);

// Does a walk from the first place along open steps meet more than `most` places at
// one distance? Tells most wide boards after a look at few of their places. O(steps).
bool is_wide(const Arena& arena, std::size_t most);

// Takes the places breadth first, those with few neighbours first, and puts those that `start`
// leads to behind `order`. Returns the last one. O(arcs log degree).
Location breadth_first(const Graph& graph, Location start, std::vector<bool>& seen,
                       std::vector<Location>& order);

// A place that is far out in the component of `start`: the last of a walk from the last of a walk.
// The places of the component must not be marked in `seen`; none is marked in the end.
Location far_out(const Graph& graph, Location start, std::vector<bool>& seen);

}  // namespace hardboard::capture
