// Strongly connected components (Tarjan 1972), found without recursion.
#pragma once

#include <cstdint>
#include <vector>

#include "base/watch.h"
#include "methods/capture/graph.h"

namespace hardboard::capture {

// component[u] counts from 0 in reverse topological order: an arc never leads to a larger number.
struct Components {
  std::vector<std::uint32_t> component;
  std::uint32_t count = 0;
};

// O(vertices + arcs). Incomplete once the watch's limits are reached.
Components strongly_connected(const Graph& graph, Watch& watch);

// The components that no arc leaves; their vertices ascend. O(vertices + arcs). Empty once the
// watch's limits are reached.
std::vector<std::vector<std::uint32_t>> sinks_of(const Graph& graph, Watch& watch);

}  // namespace hardboard::capture
