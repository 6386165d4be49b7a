// All small graphs of Graph Capture, for the verification of reductions.
#include <algorithm>
#include <vector>

#include "kinds/graph_capture_parts.h"

namespace hardboard {
namespace {

using namespace graph_capture;

std::vector<Edge> all_edges(std::uint32_t vertices, bool directed) {
  std::vector<Edge> edges;
  for (std::uint32_t u = 1; u <= vertices; ++u)
    for (std::uint32_t v = directed ? 1 : u + 1; v <= vertices; ++v)
      if (u != v) edges.push_back({{u}, {v}});
  return edges;
}

// All budgets from 0 to 2 that do not fall: others differ from these by the vertices' names.
bool each_budgets(Puzzle& puzzle, const std::function<bool(Puzzle)>& visit) {
  std::vector<std::uint32_t>& budgets = puzzle.budgets;
  std::fill(budgets.begin(), budgets.end(), 0);
  while (true) {
    if (!visit(puzzle)) return false;
    std::size_t place = budgets.size();
    while (place > 0 && budgets[place - 1] == 2) --place;
    if (place == 0) return true;
    std::fill(budgets.begin() + static_cast<std::ptrdiff_t>(place) - 1, budgets.end(),
              budgets[place - 1] + 1);
  }
}

}  // namespace

bool all_small_graphs(unsigned size, const std::function<bool(graph_capture::Puzzle)>& visit) {
  for (std::uint32_t vertices = 1; vertices <= size; ++vertices) {
    for (const bool directed : {false, true}) {
      const std::vector<Edge> edges = all_edges(vertices, directed);
      if (edges.size() >= 64) return true;
      for (std::uint64_t set = 0; set < std::uint64_t{1} << edges.size(); ++set) {
        Puzzle puzzle;
        puzzle.directed = directed;
        puzzle.budget = 2;
        puzzle.budgets.resize(vertices);
        for (std::size_t i = 0; i < edges.size(); ++i)
          if ((set >> i & 1) != 0) puzzle.edges.push_back(edges[i]);
        if (!each_budgets(puzzle, visit)) return false;
      }
    }
  }
  return true;
}

}  // namespace hardboard
