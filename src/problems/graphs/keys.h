// The keys by which the files of all kinds on graphs give their graph: `vertices N` and a block
// `edges`, or in place of both a line `graph6 WORD` or `sparse6 WORD`.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "base/scanner.h"
#include "problems/graphs/graph.h"

namespace hardboard::graphs {

// Reads the edge that begins with `word` and takes the rest of the line. Refuses loops, and
// vertices above the number given.
bool read_edge(Scanner& in, std::string_view word, std::uint32_t vertices, Edge& edge);

inline Edge ascending(Edge edge) {
  return edge.u < edge.v ? edge : Edge{edge.v, edge.u};
}

// Takes the keys of a graph off the lines of a kind's own reader, in any order but `vertices`
// before `edges`.
class GraphReader {
public:
  static constexpr std::array<std::string_view, 4> keys = {"vertices", "edges", "graph6",
                                                           "sparse6"};
  static bool has(std::string_view word);

  // Reads the rest of a line that began with one of the keys, and the lines of the block `edges`.
  bool key(Scanner& in, std::string_view word);
  // Has any of the keys been read?
  bool has_begun() const { return vertices_.line != 0 || word_.line != 0; }
  // At the end of the file: fails if it gave no graph.
  bool finish(Scanner& in) const;
  // The graph, after finish().
  Graph& graph() { return graph_; }

private:
  bool edges(Scanner& in);

  Graph graph_;
  Place vertices_, edges_, word_;  // line 0: not given yet
};

// Lines `U V` of a block, up to the next line that begins with a key; the edges are appended as
// they stand.
bool read_edges(Scanner& in, std::uint32_t vertices, std::vector<Edge>& edges);

// `vertices N` and the block `edges` that read back as the graph. O(n + m).
std::string write_keys(const Graph& graph);

}  // namespace hardboard::graphs
