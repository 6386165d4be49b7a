#include "problems/graphs/small_graphs.h"

#include <algorithm>
#include <array>
#include <bit>
#include <set>

#include "base/contract.h"

namespace hardboard::graphs {
namespace {

constexpr std::uint32_t most_listed = 10;

// A graph as a row of neighbours, in bits, for each vertex.
using Neighbourhoods = std::vector<std::uint32_t>;

// The least of the codes of a graph under all orders of its vertices that sort their degrees; a
// code has for each vertex the bits of its neighbours before it. Equal for graphs that differ by
// names alone.
class Canonical {
public:
  explicit Canonical(const Neighbourhoods& graph) : graph_(graph) {
    for (const std::uint32_t row : graph) degrees_.push_back(std::popcount(row));
    std::sort(degrees_.begin(), degrees_.end());
    best_.assign(graph.size(), UINT32_MAX);
    place(0);
  }
  const Neighbourhoods& code() const { return best_; }

private:
  void place(std::size_t at) {
    if (at == graph_.size()) {
      best_ = code_;
      return;
    }
    for (std::uint32_t v = 0; v < graph_.size(); ++v) {
      if ((used_ >> v & 1) != 0 || std::popcount(graph_[v]) != degrees_[at]) continue;
      std::uint32_t bits = 0;
      for (std::size_t i = 0; i < at; ++i) bits |= (graph_[v] >> order_[i] & 1) << i;
      code_.resize(at);
      code_.push_back(bits);
      const auto best_end = best_.begin() + static_cast<std::ptrdiff_t>(code_.size());
      if (std::lexicographical_compare(best_.begin(), best_end, code_.begin(), code_.end()))
        continue;
      order_[at] = v;
      used_ |= 1U << v;
      place(at + 1);
      used_ &= ~(1U << v);
    }
  }

  const Neighbourhoods& graph_;
  std::vector<int> degrees_;
  std::array<std::uint32_t, most_listed> order_{};
  std::uint32_t used_ = 0;
  Neighbourhoods code_, best_;
};

// The graphs with a vertex more: the new one is joined to some vertices whose degree allows it.
// Each connected graph has a vertex without which the graph is connected.
void extend(const Neighbourhoods& code, std::uint32_t most_degree,
            std::set<Neighbourhoods>& found) {
  const auto n = static_cast<std::uint32_t>(code.size());
  Neighbourhoods graph = code;
  for (std::uint32_t v = 0; v < n; ++v)
    for (std::uint32_t u = 0; u < v; ++u) graph[u] |= (code[v] >> u & 1) << v;
  std::uint32_t open = 0;
  for (std::uint32_t v = 0; v < n; ++v)
    if (std::popcount(graph[v]) < static_cast<int>(most_degree)) open |= 1U << v;
  for (std::uint32_t to = 1; to < 1U << n; ++to) {
    if ((to & ~open) != 0 || std::popcount(to) > static_cast<int>(most_degree)) continue;
    Neighbourhoods larger = graph;
    larger.push_back(to);
    for (std::uint32_t v = 0; v < n; ++v) larger[v] |= (to >> v & 1) << n;
    found.insert(Canonical(larger).code());
  }
}

}  // namespace

std::vector<Graph> connected_graphs(std::uint32_t vertices, std::uint32_t most_degree) {
  promise(vertices >= 1 && vertices <= most_listed, "the graphs are small");
  std::set<Neighbourhoods> codes = {{0}};
  for (std::uint32_t n = 1; n < vertices; ++n) {
    std::set<Neighbourhoods> larger;
    for (const Neighbourhoods& code : codes) extend(code, most_degree, larger);
    codes = std::move(larger);
  }
  std::vector<Graph> graphs;
  for (const Neighbourhoods& code : codes) {
    Graph& graph = graphs.emplace_back();
    graph.vertices = vertices;
    for (std::uint32_t v = 0; v < vertices; ++v)
      for (std::uint32_t u = 0; u < v; ++u)
        if ((code[v] >> u & 1) != 0) graph.edges.push_back({u, v});
    sort_once(graph.edges);
  }
  return graphs;
}

std::vector<std::vector<Square>> connected_points(std::uint32_t number) {
  std::set<std::vector<Square>> sets = {{{1, 1}}};
  for (std::uint32_t n = 1; n < number; ++n) {
    std::set<std::vector<Square>> larger;
    for (const std::vector<Square>& points : sets) {
      for (const Square point : points) {
        for (const auto& [x, y] : {Square{1, 0}, Square{-1, 0}, Square{0, 1}, Square{0, -1}}) {
          const Square next{point.x + x, point.y + y};
          if (std::binary_search(points.begin(), points.end(), next)) continue;
          std::vector<Square> more = points;
          more.push_back(next);
          for (Square& each : more) each = {each.x + (next.x == 0), each.y + (next.y == 0)};
          std::sort(more.begin(), more.end());
          larger.insert(std::move(more));
        }
      }
    }
    sets = std::move(larger);
  }
  return {sets.begin(), sets.end()};
}

}  // namespace hardboard::graphs
