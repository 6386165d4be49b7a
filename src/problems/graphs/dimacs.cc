#include "problems/graphs/dimacs.h"

#include <fmt/format.h>
#include <limits>

#include "base/scanner.h"
#include "problems/graphs/keys.h"

namespace hardboard::graphs {
namespace {

constexpr std::string_view comment = "c";

// Steps to the next line that is no comment; takes its first word.
std::string_view next_first_word(Scanner& in) {
  while (in.next_line())
    if (const std::string_view word = in.next_word(); word != comment) return word;
  return {};
}

bool is_format(std::string_view word) {
  return word == "edge" || word == "col";
}

bool problem_line(Scanner& in, std::string_view word, Graph& graph) {
  if (word != "p") return in.fail_expected("a line `p edge`", word);
  const std::string_view format = in.next_word();
  if (!is_format(format)) return in.fail_expected("`edge` or `col`", format);
  std::int64_t vertices = 0, edges = 0;
  constexpr std::int64_t any = std::numeric_limits<std::int64_t>::max();
  if (!in.next_integer("a number of vertices", 0, most_vertices, vertices) ||
      !in.next_integer("a number of edges", 0, any, edges) || !in.expect_line_end())
    return false;
  graph.vertices = static_cast<std::uint32_t>(vertices);
  return true;
}

}  // namespace

bool looks_like_dimacs(std::string_view content) {
  const Text text{"", content, 1};
  Scanner in(text);
  return next_first_word(in) == "p" && is_format(in.next_word());
}

Result<Graph> read_dimacs(const Text& text) {
  Scanner in(text);
  Graph graph;
  if (!in.check_encoding()) return in.error();
  const std::string_view first = next_first_word(in);
  if (first.empty() && !in.fail(in.here(), "nothing here: expected a line `p edge`"))
    return in.error();
  if (!problem_line(in, first, graph)) return in.error();
  for (std::string_view word = next_first_word(in); !word.empty(); word = next_first_word(in)) {
    Edge edge;
    if (word != "e" && !in.fail_expected("a line `e` with an edge", word)) return in.error();
    if (!read_edge(in, in.next_word(), graph.vertices, edge)) return in.error();
    graph.edges.push_back(ascending(edge));
  }
  sort_once(graph.edges);
  return graph;
}

}  // namespace hardboard::graphs
