#include "problems/graphs/graph.h"

namespace hardboard::graphs {
namespace {

// Each of the given pairs puts its v into the row of its u. Rows are sorted because the pairs are:
// first those of `reversed`, whose smaller end is the entry, then those of `forward`.
Rows rows_of(std::uint32_t vertices, std::span<const Edge> reversed,
             std::span<const Edge> forward) {
  Rows rows;
  rows.first.assign(vertices + 1U, 0);
  for (const Edge& edge : reversed) ++rows.first[edge.v + 1U];
  for (const Edge& edge : forward) ++rows.first[edge.u + 1U];
  for (std::uint32_t v = 0; v < vertices; ++v) rows.first[v + 1U] += rows.first[v];
  rows.others.resize(reversed.size() + forward.size());
  std::vector<std::uint32_t> at(rows.first.begin(), rows.first.end() - 1);
  for (const Edge& edge : reversed) rows.others[at[edge.v]++] = edge.u;
  for (const Edge& edge : forward) rows.others[at[edge.u]++] = edge.v;
  return rows;
}

}  // namespace

void sort_once(std::vector<Edge>& edges) {
  if (!std::is_sorted(edges.begin(), edges.end())) std::sort(edges.begin(), edges.end());
  edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
}

Rows neighbours(const Graph& graph) {
  return rows_of(graph.vertices, graph.edges, graph.edges);
}

Rows heads(const Digraph& graph) {
  return rows_of(graph.vertices, {}, graph.arcs);
}

Rows tails(const Digraph& graph) {
  return rows_of(graph.vertices, graph.arcs, {});
}

}  // namespace hardboard::graphs
