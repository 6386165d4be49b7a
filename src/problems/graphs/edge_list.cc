#include "problems/graphs/edge_list.h"

#include <algorithm>

#include "base/scanner.h"
#include "problems/graphs/keys.h"

namespace hardboard::graphs {

Result<Graph> read_edge_list(const Text& text) {
  Scanner in(text);
  Graph graph;
  if (!in.check_encoding()) return in.error();
  while (in.next_line()) {
    Edge edge;
    if (!read_edge(in, in.next_word(), most_vertices, edge)) return in.error();
    graph.edges.push_back(ascending(edge));
    graph.vertices = std::max(graph.vertices, graph.edges.back().v + 1);
  }
  if (graph.edges.empty() && !in.fail(in.here(), "nothing here: expected an edge"))
    return in.error();
  sort_once(graph.edges);
  return graph;
}

}  // namespace hardboard::graphs
