// Graphs without cycles as rooted trees, in the order of the methods for trees.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"
#include "puzzles/graph_capture/adjacency.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

inline constexpr capture::Location nowhere = std::numeric_limits<capture::Location>::max();

// The edges without directions: each edge stands once in the row of each end. O(vertices + edges
// log edges), and O(vertices + edges) if the graph is undirected.
Adjacency without_directions(const Puzzle& puzzle);

// A tree for each component, rooted at its vertex with the lowest number.
struct Forest {
  std::vector<capture::Location> parent;  // by vertex; `nowhere` for a root
  std::vector<std::uint32_t> depth;       // by vertex; 0 for a root
  std::vector<capture::Location> order;   // each vertex, followed by its subtrees one by one
};

// The graph must be as `without_directions` makes it. Nothing if it has a cycle. O(vertices +
// edges).
std::optional<Forest> hang_up(const Adjacency& graph);

// The captures along exits that form trees: exit[v] is the vertex that the exit of v leads to,
// `nowhere` for a root. Leaves come first, and onto each vertex the token with most captures left
// comes last; every token that leaves a vertex must have a capture left then. O(vertices + edges).
std::vector<capture::Capture<capture::Location>> captures_along(
    const std::vector<capture::Location>& exit, const std::vector<std::uint32_t>& budgets,
    const Adjacency& graph);

}  // namespace hardboard::graph_capture
