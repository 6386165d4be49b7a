// Graphs without cycles, hung up: the order in which the methods for trees go through them.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "methods/capture/arena.h"
#include "puzzles/graph_capture/adjacency.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

inline constexpr capture::Location nowhere = std::numeric_limits<capture::Location>::max();

// The edges without their directions; each once, in both rows. O(vertices + edges log edges), and
// O(vertices + edges) if the graph is undirected.
Adjacency without_directions(const Puzzle& puzzle);

// A tree for each component, hung up at its lowest vertex.
struct Forest {
  std::vector<capture::Location> parent;  // nowhere for a root
  std::vector<std::uint32_t> depth;       // 0 for a root
  std::vector<capture::Location> order;   // each vertex, then the subtrees below it one by one
};

// Nothing if the graph, as `without_directions` gives it, has a cycle. O(vertices + edges).
std::optional<Forest> hang_up(const Adjacency& graph);

}  // namespace hardboard::graph_capture
