#include "methods/graph_capture/arena_of.h"

#include "puzzles/capture/mapped.h"

namespace hardboard::graph_capture {

using capture::Arena;
using capture::Location;

Arena arena_of(const Puzzle& puzzle) {
  const std::size_t n = puzzle.budgets.size();
  Arena arena;
  arena.type.assign(n, 0);
  arena.budget = puzzle.budgets;
  Arena::Steps& steps = arena.by_type.emplace_back();

  // Counting sort of the arcs by where they start.
  steps.first.assign(n + 1, 0);
  for (const Edge& edge : puzzle.edges) {
    ++steps.first[edge.from.number];
    if (!puzzle.directed) ++steps.first[edge.to.number];
  }
  for (std::size_t v = 1; v <= n; ++v) steps.first[v] += steps.first[v - 1];
  steps.steps.resize(steps.first[n]);
  std::vector<std::uint32_t> place(steps.first.begin(), steps.first.end() - 1);
  for (const Edge& edge : puzzle.edges) {
    const Location from = edge.from.number - 1, to = edge.to.number - 1;
    steps.steps[place[from]++] = {to, 0, 0};
    if (!puzzle.directed) steps.steps[place[to]++] = {from, 0, 0};
  }
  return arena;
}

capture::Answer<Vertex> to_vertices(capture::Answer<Location> answer) {
  return capture::mapped(std::move(answer), [](Location u) { return Vertex{u + 1}; });
}

}  // namespace hardboard::graph_capture
