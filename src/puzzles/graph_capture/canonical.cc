#include "puzzles/graph_capture/canonical.h"

#include <fmt/format.h>
#include <iterator>

namespace hardboard::graph_capture {

std::string canonical_text(const Puzzle& puzzle) {
  std::string text = fmt::format("graph-capture {}\n", puzzle.directed ? "directed" : "undirected");
  const auto out = std::back_inserter(text);
  fmt::format_to(out, "vertices {}\n", puzzle.budgets.size());
  for (const std::uint32_t budget : puzzle.budgets)
    fmt::format_to(out, "{}\n", budget == unlimited ? "*" : std::to_string(budget));
  fmt::format_to(out, "edges {}\n", puzzle.edges.size());
  for (const Edge& edge : puzzle.edges)
    fmt::format_to(out, "{} {}\n", edge.from.number, edge.to.number);
  return text;
}

}  // namespace hardboard::graph_capture
