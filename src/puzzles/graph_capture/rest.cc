#include "puzzles/graph_capture/rest.h"

namespace hardboard::graph_capture {

Rest rest_of(const Puzzle& puzzle, const Game& game) {
  Rest rest{puzzle, {}};
  rest.puzzle.budgets.clear();
  rest.puzzle.edges.clear();
  std::vector<std::uint32_t> number(puzzle.budgets.size() + 1, 0);  // 0: no token
  for (std::uint32_t v = 1; v <= puzzle.budgets.size(); ++v) {
    if (!game.has_token({v})) continue;
    rest.names.push_back({v});
    rest.puzzle.budgets.push_back(game.budget({v}));
    number[v] = static_cast<std::uint32_t>(rest.names.size());
  }
  for (const auto& [from, to] : puzzle.edges) {
    const Edge edge{{number[from.number]}, {number[to.number]}};
    if (edge.from.number != 0 && edge.to.number != 0) rest.puzzle.edges.push_back(edge);
  }
  return rest;
}

}  // namespace hardboard::graph_capture
