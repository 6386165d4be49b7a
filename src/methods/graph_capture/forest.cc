#include "methods/graph_capture/forest.h"

#include <algorithm>

#include "base/contract.h"

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

std::vector<capture::Capture<Location>> captures_along(const std::vector<Location>& exit,
                                                       const std::vector<std::uint32_t>& budgets,
                                                       const Adjacency& graph) {
  const std::size_t n = exit.size();
  // By vertex: how many captures onto the vertex are still to come, and how many captures its token
  // has left, or would have after the capture from `finisher`.
  std::vector<std::uint32_t> awaited(n, 0), left = budgets;
  std::vector<Location> order, finisher(n, nowhere);
  order.reserve(n);
  for (const Location to : exit)
    if (to != nowhere) ++awaited[to];
  for (Location v = 0; v < n; ++v)
    if (awaited[v] == 0) order.push_back(v);
  for (std::size_t i = 0; i < order.size(); ++i) {
    const Location v = order[i], to = exit[v];
    if (to == nowhere) continue;
    promise(left[v] > 0, "a token that leaves a vertex has a capture left");
    const std::uint32_t arrives = left[v] == unlimited ? unlimited : left[v] - 1;
    if (finisher[to] == nowhere || arrives > left[to]) {
      finisher[to] = v;
      left[to] = arrives;
    }
    if (--awaited[to] == 0) order.push_back(to);
  }
  std::vector<capture::Capture<Location>> moves;
  for (const Location to : order) {
    if (finisher[to] == nowhere) continue;
    for (const Location from : graph.row(to))
      if (exit[from] == to && from != finisher[to]) moves.push_back({from, to});
    moves.push_back({finisher[to], to});
  }
  return moves;
}

}  // namespace hardboard::graph_capture
