#include "reductions/path_ends.h"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

namespace hardboard {

std::string why_not_cubic_path(const hamiltonian_path::Puzzle& source) {
  if (!source.start || !source.end)
    return "the path has no given start and end (lines `start` and `end`)";
  if (source.start == source.end) return "the path's start and end are the same vertex";
  std::vector<std::uint32_t> degree(source.graph.vertices, 0);
  for (const auto& [u, v] : source.graph.edges) ++degree[u], ++degree[v];
  for (const auto& end : {source.start, source.end})
    if (degree[*end] != 1) return name_of(source, *end) + " is an end and has not degree 1";
  const auto large = std::find_if(degree.begin(), degree.end(), [](auto d) { return d > 3; });
  if (large == degree.end()) return "";
  return fmt::format("{} has degree {}, more than 3",
                     name_of(source, static_cast<std::uint32_t>(large - degree.begin())), *large);
}

std::string why_not_from_start(const hamiltonian_path::Puzzle& source) {
  if (!source.start) return "the path has no given start (a line `start`)";
  if (!source.end) return "";
  if (source.start == source.end) return "the path's start and end are the same vertex";
  const auto& edges = source.graph.edges;
  const auto degree = std::count_if(edges.begin(), edges.end(), [&](const graphs::Edge& edge) {
    return edge.u == *source.end || edge.v == *source.end;
  });
  if (degree <= 1) return "";
  return fmt::format("{} is the given end and has degree {}, not 1", name_of(source, *source.end),
                     degree);
}

}  // namespace hardboard
