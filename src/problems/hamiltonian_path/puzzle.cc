#include "problems/hamiltonian_path/puzzle.h"

#include <utility>

#include "problems/graphs/grid.h"

namespace hardboard::hamiltonian_path {

Puzzle on_points(std::vector<Square> points) {
  Puzzle puzzle;
  puzzle.graph = graphs::grid_graph(points);
  puzzle.points = std::move(points);
  return puzzle;
}

graphs::Digraph closed(const Puzzle& puzzle) {
  const std::uint32_t n = puzzle.graph.vertices;
  graphs::Digraph graph{n + 1, {}};
  for (const auto& [u, v] : puzzle.graph.edges) {
    graph.arcs.push_back({u, v});
    graph.arcs.push_back({v, u});
  }
  for (std::uint32_t v = 0; v < n; ++v) {
    if (puzzle.start.value_or(v) == v) graph.arcs.push_back({n, v});
    if (puzzle.end.value_or(v) == v) graph.arcs.push_back({v, n});
  }
  graphs::sort_once(graph.arcs);
  return graph;
}

std::string name_of(const Puzzle& puzzle, std::uint32_t vertex) {
  if (!puzzle.points.empty()) return name(puzzle.points[vertex]);
  return "vertex " + std::to_string(vertex + 1);
}

}  // namespace hardboard::hamiltonian_path
