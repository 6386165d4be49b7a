#include "methods/capture/capture_graph.h"

#include <utility>

namespace hardboard::capture {
namespace {

// The graph of all steps that a possible pair can make and `wanted` accepts.
template <class Wanted>
Graph graph_of(const Arena& arena, const std::vector<bool>& possible, Wanted wanted, Watch& watch) {
  const auto for_each_head = [&](Location u, auto visit) {
    for (std::size_t t = 0; t < arena.by_type.size(); ++t) {
      if (!possible[t * arena.size() + u]) continue;
      for (const Step& step : arena.steps(static_cast<std::uint8_t>(t), u))
        if (wanted(step)) visit(step.to);
    }
  };
  return graph_of_rows(arena.size(), for_each_head, watch);
}

}  // namespace

bool is_immediate(const Arena& arena, const Step& step) {
  return step.between == 0 || (step.between == 1 && arena.rays[step.ray] == arena.last);
}

std::vector<bool> possible_pairs(const Arena& arena, Watch& watch) {
  const std::size_t n = arena.size();
  std::vector<bool> possible(arena.by_type.size() * n, false);
  std::vector<std::pair<std::uint8_t, Location>> open;
  const auto reach = [&](std::uint8_t type, Location u) {
    if (possible[type * n + u]) return;
    possible[type * n + u] = true;
    open.emplace_back(type, u);
  };
  for (Location u = 0; u < n; ++u) {
    if (arena.budget[u] > 0) reach(arena.type[u], u);
  }
  while (!open.empty()) {
    const auto [type, u] = open.back();
    open.pop_back();
    const std::span<const Step> steps = arena.steps(type, u);
    if (watch.reached(steps.size() + 1)) return possible;
    for (const Step& step : steps)
      if (arena.has_gaps || is_immediate(arena, step)) reach(type, step.to);
  }
  return possible;
}

Graph capture_graph(const Arena& arena, const std::vector<bool>& possible, Watch& watch) {
  Graph graph = graph_of(
      arena, possible, [](const Step&) { return true; }, watch);
  return watch.was_reached() ? Graph{} : with_reverses(std::move(graph), watch);
}

Graph immediate_capture_graph(const Arena& arena, const std::vector<bool>& possible, Watch& watch) {
  const auto wanted = [&](const Step& step) { return is_immediate(arena, step); };
  return graph_of(arena, possible, wanted, watch);
}

}  // namespace hardboard::capture
