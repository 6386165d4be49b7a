#include "kinds/graph_capture_shown.h"

#include "draw/graph_layout.h"
#include "draw/pieces.h"
#include "kinds/capture_layers.h"
#include "puzzles/graph_capture/rest.h"
#include "puzzles/graph_capture/rules.h"

namespace hardboard::graph_capture {
namespace {

// A layout of more vertices takes seconds.
constexpr std::size_t most_placed = 20'000;

std::vector<draw::Shape> look(std::string_view, std::optional<std::uint32_t> budget) {
  return draw::token_symbol("", budget.value_or(unlimited)).shapes;
}

// The token of a vertex is its budget.
std::string in_words(std::uint32_t budget) {
  return budget == unlimited ? "*" : std::to_string(budget);
}

}  // namespace

const shown::Editor& Shown::editor() {
  static const shown::Editor editor = {.layout = shown::Layout::graph,
                                       .has_budgets = true,
                                       .keys = file_keys,
                                       .palette = {{"", "token", "", 't'}},
                                       .lines = {{.key = "budget",
                                                  .title = "captures of each token",
                                                  .fallback = "unlimited",
                                                  .may_be_unlimited = true}},
                                       .look = look};
  return editor;
}

std::optional<shown::Board> Shown::board(const Puzzle& puzzle) {
  const std::size_t n = puzzle.budgets.size();
  if (n > most_placed) return std::nullopt;
  shown::Board board;
  board.is_directed = puzzle.directed;
  for (const std::uint32_t budget : puzzle.budgets) board.tokens.push_back(in_words(budget));
  board.points = draw::layout(static_cast<std::uint32_t>(n), puzzle.edges);
  for (const Edge& edge : puzzle.edges) board.edges.emplace_back(edge.from.number, edge.to.number);
  return board;
}

std::string Shown::token(const Puzzle& puzzle, const Game& game, Vertex vertex) {
  if (vertex.number < 1 || vertex.number > puzzle.budgets.size() || !game.has_token(vertex))
    return ".";
  return in_words(game.budget(vertex));
}

std::vector<shown::Layer> Shown::layers(const Puzzle& puzzle,
                                        const capture::Answer<Vertex>& answer) {
  std::vector<Vertex> vertices;
  for (std::uint32_t v = 1; v <= puzzle.budgets.size(); ++v) vertices.push_back({v});
  return capture::layers_of(
      draw::refusal_view<Vertex>([&] { return rules_of(puzzle); }, vertices, answer));
}

Puzzle Shown::rest(const Puzzle& puzzle, const Game& game, std::vector<shown::Place>& names) {
  Rest rest = rest_of(puzzle, game);
  names.assign(rest.names.begin(), rest.names.end());
  return std::move(rest.puzzle);
}

}  // namespace hardboard::graph_capture
