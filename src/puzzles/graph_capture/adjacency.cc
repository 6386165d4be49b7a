#include "puzzles/graph_capture/adjacency.h"

#include <numeric>

#include "base/contract.h"

namespace hardboard::graph_capture {
namespace {

// A counting sort of the arcs by tail. In an undirected graph an arc against its edge leads to a
// smaller vertex, an arc along its edge to a larger one. So the first pass adds the arcs against
// edges, the second the arcs along edges, and each row is sorted.
Adjacency rows(const Puzzle& puzzle, bool along, bool against) {
  Adjacency graph;
  promise(puzzle.edges.size() < std::size_t{1} << 31, "arcs have 32-bit numbers");
  graph.first.assign(puzzle.budgets.size() + 2, 0);
  for (const auto& [from, to] : puzzle.edges) {
    if (along) ++graph.first[from.number + 1];
    if (against) ++graph.first[to.number + 1];
  }
  std::partial_sum(graph.first.begin(), graph.first.end(), graph.first.begin());
  graph.heads.resize(graph.first.back());
  // first[v + 1] is the next free entry of row v, and in the end the start of row v + 1.
  if (against)
    for (const auto& [from, to] : puzzle.edges)
      graph.heads[graph.first[to.number]++] = from.number - 1;
  if (along)
    for (const auto& [from, to] : puzzle.edges)
      graph.heads[graph.first[from.number]++] = to.number - 1;
  graph.first.pop_back();
  return graph;
}

}  // namespace

Adjacency captures_from(const Puzzle& puzzle) {
  return rows(puzzle, true, !puzzle.directed);
}
Adjacency captures_to(const Puzzle& puzzle) {
  return rows(puzzle, !puzzle.directed, true);
}

}  // namespace hardboard::graph_capture
