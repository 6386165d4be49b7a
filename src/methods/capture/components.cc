#include "methods/capture/components.h"

#include <algorithm>
#include <limits>

namespace hardboard::capture {

Components strongly_connected(const Graph& graph, Watch& watch) {
  constexpr std::uint32_t unseen = std::numeric_limits<std::uint32_t>::max();
  const std::uint32_t n = graph.size();
  Components result;
  result.component.assign(n, unseen);
  std::vector<std::uint32_t> number(n, unseen), low(n),
      next(graph.first.begin(), graph.first.end() - 1);
  std::vector<std::uint32_t> open;  // visited vertices without a component yet
  std::vector<std::uint32_t> walk;  // the path from the start to the current vertex
  std::uint32_t counter = 0;

  for (std::uint32_t start = 0; start < n; ++start) {
    if (number[start] != unseen) continue;
    walk.push_back(start);
    while (!walk.empty()) {
      if (watch.reached()) return result;
      const std::uint32_t u = walk.back();
      if (number[u] == unseen) {
        number[u] = low[u] = counter++;
        open.push_back(u);
      }
      if (next[u] < graph.first[u + 1]) {
        const std::uint32_t v = graph.heads[next[u]++];
        if (number[v] == unseen)
          walk.push_back(v);
        else if (result.component[v] == unseen)
          low[u] = std::min(low[u], number[v]);
        continue;
      }
      walk.pop_back();
      if (!walk.empty()) low[walk.back()] = std::min(low[walk.back()], low[u]);
      if (low[u] != number[u]) continue;
      for (std::uint32_t v = unseen; v != u; open.pop_back()) {
        v = open.back();
        result.component[v] = result.count;
      }
      ++result.count;
    }
  }
  return result;
}

std::vector<std::vector<std::uint32_t>> sinks_of(const Graph& graph, Watch& watch) {
  const Components components = strongly_connected(graph, watch);
  if (watch.was_reached()) return {};
  std::vector<bool> is_sink(components.count, true);
  for (std::uint32_t u = 0; u < graph.size(); ++u)
    for (const std::uint32_t v : graph.row(u))
      if (components.component[v] != components.component[u])
        is_sink[components.component[u]] = false;
  std::vector<std::vector<std::uint32_t>> sinks(components.count);
  for (std::uint32_t u = 0; u < graph.size(); ++u)
    if (is_sink[components.component[u]]) sinks[components.component[u]].push_back(u);
  std::erase_if(sinks, [](const std::vector<std::uint32_t>& sink) { return sink.empty(); });
  return sinks;
}

}  // namespace hardboard::capture
