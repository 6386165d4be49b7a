// A depth-first tree of an undirected graph, with what cut vertices are found by (Tarjan 1972).
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "methods/capture/components.h"

namespace hardboard::capture {

// `order` lists the vertices as they are met, so that the subtree of order[i] is order[i] ..
// order[end[i] - 1]; everything else is by position in `order`. One tree follows the other.
struct DepthFirstTree {
  static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

  std::vector<std::uint32_t> order;
  std::vector<std::uint32_t> parent, end, low;  // low: the first position that the subtree reaches

  // Does the subtree of p hang on its parent alone? (The parent is a cut vertex then, unless it is
  // a root with this child only.)
  bool is_part(std::uint32_t p) const { return parent[p] != none && low[p] >= parent[p]; }
};

// The graph has both directions of each edge, none repeated. O(vertices + edges).
DepthFirstTree depth_first_tree(const Graph& graph);

}  // namespace hardboard::capture
