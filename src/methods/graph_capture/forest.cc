#include "methods/graph_capture/forest.h"

#include <algorithm>

namespace hardboard::graph_capture {

using capture::Location;

Adjacency without_directions(const Puzzle& puzzle) {
  if (!puzzle.directed) return captures_from(puzzle);
  Puzzle both{false, puzzle.budget, puzzle.budgets, puzzle.edges};
  for (auto& [from, to] : both.edges)
    if (to < from) std::swap(from, to);
  std::sort(both.edges.begin(), both.edges.end());
  both.edges.erase(std::unique(both.edges.begin(), both.edges.end()), both.edges.end());
  return captures_from(both);
}

std::optional<Forest> hang_up(const Adjacency& graph) {
  constexpr std::uint32_t unseen = nowhere;
  const std::size_t n = graph.first.size() - 1;
  Forest forest{std::vector<Location>(n, nowhere), std::vector<std::uint32_t>(n, unseen), {}};
  forest.order.reserve(n);
  std::vector<Location> open;
  for (Location root = 0; root < n; ++root) {
    if (forest.depth[root] != unseen) continue;
    forest.depth[root] = 0;
    open.assign(1, root);
    while (!open.empty()) {
      const Location v = open.back();
      open.pop_back();
      forest.order.push_back(v);
      for (const Location child : graph.row(v)) {
        if (child == forest.parent[v]) continue;
        if (forest.depth[child] != unseen) return std::nullopt;
        forest.parent[child] = v;
        forest.depth[child] = forest.depth[v] + 1;
        open.push_back(child);
      }
    }
  }
  return forest;
}

}  // namespace hardboard::graph_capture
