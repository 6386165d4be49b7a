#include "kinds/graph_problem_shown.h"

#include "draw/graph_layout.h"

namespace hardboard::graphs {

std::optional<shown::Board> shown_board(std::uint32_t vertices, std::span<const Edge> edges,
                                        bool is_directed) {
  if (vertices > most_shown_vertices) return std::nullopt;
  shown::Board board;
  board.is_directed = is_directed;
  board.tokens.assign(vertices, "");
  std::vector<graph_capture::Edge> placed;
  for (const Edge& edge : edges) {
    board.edges.emplace_back(edge.u + 1, edge.v + 1);
    placed.push_back({{edge.u + 1}, {edge.v + 1}});
  }
  board.points = draw::layout(vertices, placed);
  return board;
}

shown::Editor graph_editor(std::span<const std::string_view> keys,
                           std::vector<shown::KeyLine> lines) {
  shown::Editor editor;
  editor.layout = shown::Layout::graph;
  editor.empty = "";
  editor.keys = keys;
  editor.lines = std::move(lines);
  return editor;
}

}  // namespace hardboard::graphs
