#include "methods/graph_capture/arena_of.h"

#include <numeric>
#include <utility>
#include <vector>

#include "base/watch.h"
#include "puzzles/capture/mapped.h"

namespace hardboard::graph_capture {

using capture::Arena;
using capture::Location;

std::optional<Arena> arena_of(const Puzzle& puzzle, const Limits& limits) {
  const std::size_t n = puzzle.budgets.size(), ways = puzzle.directed ? 1 : 2;
  // What a survey keeps of a vertex takes as much as some steps.
  constexpr std::size_t steps_per_vertex = 4;
  if (ways * puzzle.edges.size() + steps_per_vertex * n > capture::most_steps(limits.memory_bytes))
    return std::nullopt;
  Watch watch(limits, "listing the captures");
  Arena arena;
  arena.type.assign(n, 0);
  arena.budget = puzzle.budgets;
  Arena::Steps& steps = arena.by_type.emplace_back();

  // A counting sort of the arcs by their tails.
  steps.first.assign(n + 1, 0);
  for (const Edge& edge : puzzle.edges) {
    if (watch.reached()) return std::nullopt;
    ++steps.first[edge.from.number];
    if (!puzzle.directed) ++steps.first[edge.to.number];
  }
  std::partial_sum(steps.first.begin(), steps.first.end(), steps.first.begin());
  steps.steps.resize(steps.first[n]);
  std::vector<std::uint32_t> place(steps.first.begin(), steps.first.end() - 1);
  for (const Edge& edge : puzzle.edges) {
    if (watch.reached()) return std::nullopt;
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
