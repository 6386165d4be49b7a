// Planar graphs, drawn by Boost.Graph: an order in which the vertices can be placed from the bottom
// to the top, and the edges around each vertex. A build without Boost.Graph has missing.cc in place
// of boost_graph.cc.
#pragma once

#include <cstdint>
#include <vector>

#include "base/result.h"
#include "engines/planar/maximal.h"
#include "problems/graphs/graph.h"

namespace hardboard::planar {

// A maximal planar graph around the given one: vertices with numbers from `vertices` on are added,
// and edges with numbers from edges.size() on. `order` is canonical (de Fraysseix, Pach and Pollack
// 1990): when a vertex is placed, the vertices before it are connected, and all vertices behind it
// lie in their outer face.
struct Embedding {
  std::vector<std::uint32_t> order;
  Rotations around;  // clockwise
};

// The error, in words alone, says that the graph is not planar, or that Boost.Graph is missing.
// O(n + m).
Result<Embedding> embed(const graphs::Graph& graph);

}  // namespace hardboard::planar
