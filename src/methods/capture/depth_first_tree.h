// A depth-first tree of an undirected graph, with the numbers by which Tarjan (1972) finds cut
// vertices.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "methods/capture/graph.h"

namespace hardboard::capture {

// `order` lists the vertices in the order of the search, one tree after the other, so that the
// subtree below order[i] is order[i] .. order[end[i] - 1]. All other members hold positions in
// `order` instead of vertices.
struct DepthFirstTree {
  static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

  std::vector<std::uint32_t> order;
  std::vector<std::uint32_t> parent, end;
  std::vector<std::uint32_t> low;  // the first position that an edge from the subtree leads to

  // Does the subtree below p have no neighbour but its parent? (Then the parent is a cut vertex,
  // unless it is a root with no other child.)
  bool is_part(std::uint32_t p) const { return parent[p] != none && low[p] >= parent[p]; }
};

// The graph must hold both directions of each edge, each arc once. O(vertices + edges). Incomplete
// once the watch's limits are reached.
DepthFirstTree depth_first_tree(const Graph& graph, Watch& watch);

}  // namespace hardboard::capture
