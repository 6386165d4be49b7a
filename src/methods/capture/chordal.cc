#include "methods/capture/chordal.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace hardboard::capture {
namespace {

using Vertex = std::uint32_t;

class Elimination {
public:
  Elimination(const Graph& pairs, Watch& watch)
      : watch_(watch), around_(pairs.size()), seen_(pairs.size(), pairs.size()) {
    for (Vertex u = 0; u < pairs.size(); ++u) {
      if (watch.reached(2 * pairs.row(u).size() + 1)) return;
      for (const Vertex v : pairs.row(u)) {
        around_[u].push_back(v);
        around_[v].push_back(u);
      }
    }
  }

  // Whether the edges were found within the limits.
  bool run(std::size_t most) {
    if (watch_.was_reached()) return false;
    const auto n = static_cast<Vertex>(around_.size());
    by_degree_.resize(n + std::size_t{1});
    for (Vertex v = 0; v < n; ++v) by_degree_[around_[v].size()].push_back(v);
    std::size_t triangles = 0;
    std::vector<bool> gone(n, false);
    for (std::size_t degree = 0; degree < by_degree_.size();) {
      if (by_degree_[degree].empty()) {
        ++degree;
        continue;
      }
      const Vertex v = by_degree_[degree].back();
      by_degree_[degree].pop_back();
      if (gone[v] || around_[v].size() != degree) continue;  // v stands in another row by now
      gone[v] = true;
      triangles += degree * (degree - (degree > 0 ? 1 : 0)) / 2;
      if (triangles > most || watch_.reached(10 * degree * degree + 1)) return false;
      eliminate(v);
      degree -= std::min<std::size_t>(degree, 1);
    }
    return true;
  }

  // The edges of the chordal graph, in rows of the smaller vertex.
  Graph edges() {
    const auto n = static_cast<Vertex>(around_.size());
    return graph_of_arcs(
        n,
        [&](auto visit) {
          for (Vertex u = 0; u < n; ++u)
            for (const Vertex v : around_[u]) visit(std::min(u, v), std::max(u, v));
        },
        watch_);
  }

private:
  // The neighbours of v become neighbours of each other, and forget v; v keeps them.
  void eliminate(Vertex v) {
    for (const Vertex u : around_[v]) {
      std::vector<Vertex>& row = around_[u];
      *std::find(row.begin(), row.end(), v) = row.back();
      row.pop_back();
      for (const Vertex w : row) seen_[w] = u;
      seen_[u] = u;
      for (const Vertex w : around_[v])
        if (seen_[w] != u) row.push_back(w);
      by_degree_[row.size()].push_back(u);
    }
  }

  Watch& watch_;
  std::vector<std::vector<Vertex>> around_;     // the neighbours that are left, or were at the end
  std::vector<Vertex> seen_;                    // by w: the last u in whose row w was seen
  std::vector<std::vector<Vertex>> by_degree_;  // a vertex may stand in former rows as well
};

}  // namespace

std::optional<Graph> chordal(const Graph& pairs, std::size_t most, Watch& watch) {
  Elimination elimination(pairs, watch);
  if (!elimination.run(most)) return std::nullopt;
  Graph edges = elimination.edges();
  if (watch.was_reached()) return std::nullopt;
  return edges;
}

}  // namespace hardboard::capture
