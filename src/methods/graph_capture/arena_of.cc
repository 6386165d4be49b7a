#include "methods/graph_capture/arena_of.h"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "base/watch.h"
#include "puzzles/capture/mapped.h"

namespace hardboard::graph_capture {

using capture::Arena;
using capture::Location;

namespace {

bool fits(const Puzzle& puzzle, const Limits& limits) {
  // What a survey keeps of a vertex takes as much as some steps.
  constexpr std::size_t steps_per_vertex = 4;
  const std::size_t ways = puzzle.directed ? 1 : 2;
  return ways * puzzle.edges.size() + steps_per_vertex * puzzle.budgets.size() <=
         capture::most_steps(limits.memory_bytes);
}

}  // namespace

std::string arena_too_large(const Puzzle& puzzle, const Limits& limits) {
  if (fits(puzzle, limits)) return "";
  return fmt::format("the graph has {} and {}, too many for the {} MiB of memory that are allowed",
                     counted(puzzle.budgets.size(), "vertex", "vertices"),
                     counted(puzzle.edges.size(), "edge"), limits.memory_bytes >> 20);
}

std::optional<capture::ClosedSets<Location>> two_sinks(const Puzzle& puzzle) {
  std::vector<bool> has_exit(puzzle.budgets.size(), false);
  for (const Edge& edge : puzzle.edges) {
    has_exit[edge.from.number - 1] = true;
    if (!puzzle.directed) has_exit[edge.to.number - 1] = true;
  }
  const auto first = std::find(has_exit.begin(), has_exit.end(), false);
  if (first == has_exit.end()) return std::nullopt;
  const auto second = std::find(first + 1, has_exit.end(), false);
  if (second == has_exit.end()) return std::nullopt;
  return capture::ClosedSets<Location>{{static_cast<Location>(first - has_exit.begin())},
                                       {static_cast<Location>(second - has_exit.begin())}};
}

std::optional<Arena> arena_of(const Puzzle& puzzle, const Limits& limits) {
  if (!fits(puzzle, limits)) return std::nullopt;
  const std::size_t n = puzzle.budgets.size();
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
