#include "puzzles/graph_capture/canonical.h"

#include <fmt/format.h>

namespace hardboard::graph_capture {

std::string canonical_text(const Puzzle& puzzle) {
  std::string text = fmt::format("graph-capture {}\n", puzzle.directed ? "directed" : "undirected");
  text += fmt::format("vertices {}\n", puzzle.budgets.size());
  for (const std::uint32_t budget : puzzle.budgets)
    text += fmt::format("{}\n", budget == unlimited ? "*" : std::to_string(budget));
  text += fmt::format("edges {}\n", puzzle.edges.size());
  for (const Edge& edge : puzzle.edges)
    text += fmt::format("{} {}\n", edge.from.number, edge.to.number);
  return text;
}

}  // namespace hardboard::graph_capture
