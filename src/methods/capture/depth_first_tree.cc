#include "methods/capture/depth_first_tree.h"

#include <algorithm>

namespace hardboard::capture {

DepthFirstTree depth_first_tree(const Graph& graph, Watch& watch) {
  const std::uint32_t n = graph.size();
  constexpr std::uint32_t none = DepthFirstTree::none;
  DepthFirstTree tree;
  std::vector<std::uint32_t> position(n, none), walk;
  std::vector<std::uint32_t> next(graph.first.begin(), graph.first.end() - 1);
  const auto meet = [&](std::uint32_t u, std::uint32_t parent) {
    position[u] = static_cast<std::uint32_t>(tree.order.size());
    walk.push_back(position[u]);
    tree.order.push_back(u);
    tree.parent.push_back(parent);
    tree.low.push_back(position[u]);
    tree.end.push_back(0);
  };
  for (std::uint32_t start = 0; start < n; ++start) {
    if (position[start] != none) continue;
    meet(start, none);
    while (!walk.empty()) {
      if (watch.reached()) return tree;
      const std::uint32_t p = walk.back();
      const std::uint32_t u = tree.order[p];
      if (next[u] < graph.first[u + 1]) {
        const std::uint32_t v = graph.heads[next[u]++];
        if (position[v] == none)
          meet(v, p);
        else if (position[v] != tree.parent[p])
          tree.low[p] = std::min(tree.low[p], position[v]);
        continue;
      }
      walk.pop_back();
      tree.end[p] = static_cast<std::uint32_t>(tree.order.size());
      if (!walk.empty()) tree.low[walk.back()] = std::min(tree.low[walk.back()], tree.low[p]);
    }
  }
  return tree;
}

}  // namespace hardboard::capture
