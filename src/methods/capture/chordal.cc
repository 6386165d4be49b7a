#include "methods/capture/chordal.h"

#include <algorithm>

#include "methods/capture/elimination.h"

namespace hardboard::capture {

std::optional<Graph> chordal(const Graph& pairs, std::size_t most, Watch& watch) {
  const Graph both_ways = with_reverses(pairs, watch);
  if (watch.was_reached()) return std::nullopt;
  const Elimination left = eliminate(both_ways, {.pairs = most}, watch);
  if (watch.was_reached() || left.order.size() < pairs.size()) return std::nullopt;
  const auto for_each_edge = [&](auto visit) {
    for (Location u = 0; u < pairs.size(); ++u)
      for (const Location v : left.beside[u]) visit(std::min(u, v), std::max(u, v));
  };
  Graph edges = graph_of_arcs(pairs.size(), for_each_edge, watch);
  if (watch.was_reached()) return std::nullopt;
  return edges;
}

}  // namespace hardboard::capture
