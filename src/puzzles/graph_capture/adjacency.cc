#include "puzzles/graph_capture/adjacency.h"

#include <cassert>
#include <numeric>

namespace hardboard::graph_capture {
namespace {

// Counting sort of the arcs by tail. The edges are sorted by (from, to), so an arc (u, v) that goes
// against its edge (v, u), v < u, must come before those that go along one: two passes.
Adjacency rows(const Puzzle& puzzle, bool along, bool against) {
  Adjacency graph;
  assert(puzzle.edges.size() < std::size_t{1} << 31);  // 17 GB of them
  graph.first.assign(puzzle.budgets.size() + 2, 0);
  for (const auto& [from, to] : puzzle.edges) {
    if (along) ++graph.first[from.number + 1];
    if (against) ++graph.first[to.number + 1];
  }
  std::partial_sum(graph.first.begin(), graph.first.end(), graph.first.begin());
  graph.heads.resize(graph.first.back());
  // Row v is filled from first[v + 1] on, which ends up as the start of the next row.
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
