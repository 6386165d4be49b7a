#include "problems/graphs/keys.h"

#include <algorithm>
#include <fmt/format.h>

#include "base/append_format.h"
#include "problems/graphs/graph6.h"

namespace hardboard::graphs {

bool read_edge(Scanner& in, std::string_view word, std::uint32_t vertices, Edge& edge) {
  std::int64_t u = 0, v = 0;
  if (!in.to_integer(word, "a vertex", 1, vertices, u) ||
      !in.next_integer("a vertex", 1, vertices, v) || !in.expect_line_end())
    return false;
  if (u == v) return in.fail(word, fmt::format("a loop from vertex {} to itself", u));
  edge = {static_cast<std::uint32_t>(u - 1), static_cast<std::uint32_t>(v - 1)};
  return true;
}

bool read_edges(Scanner& in, std::uint32_t vertices, std::vector<Edge>& edges) {
  while (in.next_line()) {
    const std::string_view word = in.next_word();
    if (is_key(word)) {
      in.unread_line();
      break;
    }
    if (!read_edge(in, word, vertices, edges.emplace_back())) return false;
  }
  return true;
}

bool GraphReader::has(std::string_view word) {
  return std::find(keys.begin(), keys.end(), word) != keys.end();
}

bool GraphReader::key(Scanner& in, std::string_view word) {
  const bool is_word = word == "graph6" || word == "sparse6";
  if ((is_word && vertices_.line != 0) || (!is_word && word_.line != 0))
    return in.fail(word, fmt::format("the graph is given twice, first on line {}",
                                     vertices_.line != 0 ? vertices_.line : word_.line));
  if (is_word) {
    if (!in.once(word, word_)) return false;
    const auto read = word == "graph6" ? read_graph6 : read_sparse6;
    return read(in, in.next_word(), graph_) && in.expect_line_end();
  }
  if (word == "edges") return in.once(word, edges_) && in.expect_line_end() && edges(in);
  std::int64_t number = 0;
  if (!in.once(word, vertices_) ||
      !in.next_integer("a number of vertices", 1, most_vertices, number) || !in.expect_line_end())
    return false;
  graph_.vertices = static_cast<std::uint32_t>(number);
  return true;
}

bool GraphReader::edges(Scanner& in) {
  if (vertices_.line == 0) return in.fail(edges_, "`vertices` must come before `edges`");
  if (!read_edges(in, graph_.vertices, graph_.edges)) return false;
  for (Edge& edge : graph_.edges) edge = ascending(edge);
  sort_once(graph_.edges);
  return true;
}

bool GraphReader::finish(Scanner& in) const {
  if (word_.line != 0) {
    if (graph_.vertices != 0) return true;
    return in.fail(word_, "a graph without vertices");
  }
  if (vertices_.line == 0)
    return in.fail(in.here(), "the file ends without a graph: expected a line `vertices`");
  if (edges_.line == 0) return in.fail(in.here(), "the file ends without a block `edges`");
  return true;
}

std::string write_keys(const Graph& graph) {
  std::string text = fmt::format("vertices {}\nedges\n", graph.vertices);
  for (const auto& [u, v] : graph.edges) append_format(text, "{} {}\n", u + 1, v + 1);
  return text;
}

}  // namespace hardboard::graphs
