#include "methods/capture/graph.h"

#include <iterator>

namespace hardboard::capture {

namespace {

// Does the graph hold the reverse of each arc? The arcs are met in the order of their starts, in
// which the rows of their heads must name these. False once the watch's limits are reached.
bool is_symmetric(const Graph& graph, Watch& watch) {
  // On a single line each can capture each.
  if (graph.heads.size() == std::uint64_t{graph.size()} * (graph.size() - 1)) return true;
  std::vector<std::uint32_t> next(graph.first.begin(), graph.first.end() - 1);
  for (std::uint32_t u = 0; u < graph.size(); ++u) {
    if (watch.reached(graph.row(u).size() + 1)) return false;
    for (const std::uint32_t v : graph.row(u)) {
      if (next[v] == graph.first[v + std::size_t{1}] || graph.heads[next[v]++] != u) return false;
    }
  }
  return true;
}

}  // namespace

Graph with_reverses(Graph graph, Watch& watch) {
  // Most boards have pieces of one type that is its own reverse.
  if (is_symmetric(graph, watch)) return graph;
  const std::uint32_t n = graph.size();
  Graph reverse;
  reverse.first.assign(n + std::size_t{1}, 0);
  for (std::uint32_t u = 0; u < n; ++u) {
    if (watch.reached(graph.row(u).size() + 1)) return {};
    for (const std::uint32_t v : graph.row(u)) ++reverse.first[v + std::size_t{1}];
  }
  std::partial_sum(reverse.first.begin(), reverse.first.end(), reverse.first.begin());
  reverse.heads.resize(graph.heads.size());
  std::vector<std::uint32_t> place(reverse.first.begin(), reverse.first.end() - 1);
  for (std::uint32_t u = 0; u < n; ++u) {
    if (watch.reached(3 * graph.row(u).size() + 1)) return {};
    for (const std::uint32_t v : graph.row(u)) reverse.heads[place[v]++] = u;
  }

  Graph both;
  both.first.reserve(n + std::size_t{1});
  both.first.push_back(0);
  both.heads.reserve(2 * graph.heads.size());
  for (std::uint32_t u = 0; u < n; ++u) {
    const auto out = graph.row(u), in = reverse.row(u);
    if (watch.reached(2 * (out.size() + in.size()) + 1)) return {};
    std::set_union(out.begin(), out.end(), in.begin(), in.end(), std::back_inserter(both.heads));
    both.first.push_back(static_cast<std::uint32_t>(both.heads.size()));
  }
  return both;
}

}  // namespace hardboard::capture
