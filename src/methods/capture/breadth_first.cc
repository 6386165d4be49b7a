#include "methods/capture/breadth_first.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace hardboard::capture {

Graph open_neighbours(const Arena& arena, Watch& watch) {
  const auto for_each_arc = [&](auto visit) {
    for (std::size_t t = 0; t < arena.by_type.size(); ++t)
      for (Location u = 0; u < arena.size(); ++u)
        for (const Step& step : arena.steps(static_cast<std::uint8_t>(t), u)) {
          if (step.between > 0) continue;
          visit(u, step.to);
          visit(step.to, u);
        }
  };
  return graph_of_arcs(arena.size(), for_each_arc, watch);
}

bool is_wide(const Arena& arena, std::size_t most) {
  std::vector<Location> level{0}, next;
  std::vector<bool> seen(arena.size(), false);
  seen[0] = true;
  while (!level.empty() && level.size() <= most) {
    next.clear();
    for (const Location u : level)
      for (std::size_t t = 0; t < arena.by_type.size(); ++t)
        for (const Step& step : arena.steps(static_cast<std::uint8_t>(t), u)) {
          if (step.between > 0 || seen[step.to]) continue;
          seen[step.to] = true;
          next.push_back(step.to);
        }
    level.swap(next);
  }
  return !level.empty();
}

Location breadth_first(const Graph& graph, Location start, std::vector<bool>& seen,
                       std::vector<Location>& order) {
  std::size_t i = order.size();
  order.push_back(start);
  seen[start] = true;
  for (; i < order.size(); ++i) {
    const std::size_t begin = order.size();
    for (const Location w : graph.row(order[i])) {
      if (seen[w]) continue;
      seen[w] = true;
      order.push_back(w);
    }
    std::sort(order.begin() + static_cast<std::ptrdiff_t>(begin), order.end(),
              [&](Location a, Location b) {
                return std::pair(graph.row(a).size(), a) < std::pair(graph.row(b).size(), b);
              });
  }
  return order.back();
}

Location far_out(const Graph& graph, Location start, std::vector<bool>& seen) {
  for (int walk = 0; walk < 2; ++walk) {
    std::vector<Location> way;
    start = breadth_first(graph, start, seen, way);
    for (const Location w : way) seen[w] = false;
  }
  return start;
}

}  // namespace hardboard::capture
