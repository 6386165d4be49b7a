#include "problems/graphs/grid.h"

#include <algorithm>
#include <limits>

namespace hardboard::graphs {

std::optional<std::uint32_t> number_of(std::span<const Square> points, Square point) {
  const auto at = std::lower_bound(points.begin(), points.end(), point);
  if (at == points.end() || *at != point) return std::nullopt;
  return static_cast<std::uint32_t>(at - points.begin());
}

// Squares are sorted by x, then by y: so the point above stands behind its point, and the point to
// the right is looked up behind the one that was found last.
Graph grid_graph(std::span<const Square> points) {
  Graph graph{static_cast<std::uint32_t>(points.size()), {}};
  constexpr std::int32_t most = std::numeric_limits<std::int32_t>::max();
  std::uint32_t right = 0;
  for (std::uint32_t v = 0; v < points.size(); ++v) {
    const auto [x, y] = points[v];
    if (y < most && v + 1 < points.size() && points[v + 1] == Square{x, y + 1})
      graph.edges.push_back({v, v + 1});
    if (x == most) continue;
    while (right < points.size() && points[right] < Square{x + 1, y}) ++right;
    if (right < points.size() && points[right] == Square{x + 1, y})
      graph.edges.push_back({v, right});
  }
  return graph;
}

}  // namespace hardboard::graphs
