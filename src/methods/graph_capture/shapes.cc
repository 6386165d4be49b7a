#include "methods/graph_capture/shapes.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <utility>
#include <vector>

#include "base/sort_within.h"
#include "base/watch.h"

namespace hardboard::graph_capture {
namespace {

using graphs::Edge;
using graphs::Graph;
using Edges = std::vector<Edge>;

std::uint64_t pairs_of(std::uint64_t vertices) {
  return vertices * (vertices - 1) / 2;
}

// How many edges the graph has, or a few more.
std::uint64_t edges_of(const ShapeWish& wish) {
  const std::uint64_t vertices = wish.vertices;
  switch (wish.shape) {
    case Shape::random:
      return wish.edges;
    case Shape::tree:
    case Shape::circle:
      return vertices;
    case Shape::regular:
      return vertices * wish.degree / 2;
    case Shape::grid:
      return 2 * vertices;
    case Shape::complete:
      return pairs_of(vertices);
    case Shape::bipartite:
      return (vertices / 2) * (vertices - vertices / 2);
  }
  return 0;
}

Edge between(std::uint32_t u, std::uint32_t v) {
  return {std::min(u, v), std::max(u, v)};
}

std::uint32_t any_below(std::uint64_t end, Random& random) {
  return static_cast<std::uint32_t>(random.below(end));
}

// Makes the edges of one graph. Once the watch has seen the limits, edges are missing.
class Maker {
public:
  Maker(const ShapeWish& wish, Random& random, const Limits& limits, Watch& watch)
      : wish_(wish), n_(wish.vertices), random_(random), limits_(limits), watch_(watch) {}

  Edges edges() {
    switch (wish_.shape) {
      case Shape::random:
        return random_graph();
      case Shape::tree:
        return tree();
      case Shape::regular:
        return regular(wish_.degree);
      case Shape::grid:
        return grid();
      case Shape::circle:
        return circle();
      case Shape::complete:
        return complete();
      case Shape::bipartite:
        return bipartite();
    }
    return {};
  }

private:
  // Each vertex hangs at an earlier one.
  Edges tree() {
    Edges edges;
    for (std::uint32_t v = 1; v < n_ && !watch_.reached(); ++v)
      edges.push_back({any_below(v, random_), v});
    return edges;
  }

  Edges random_graph() {
    Edges edges = tree();
    return 2 * wish_.edges > pairs_of(n_) ? with_most_pairs(std::move(edges))
                                          : with_some_pairs(std::move(edges));
  }
  // Draws pairs until there are as many edges as wished.
  Edges with_some_pairs(Edges edges) {
    while (edges.size() < wish_.edges && !watch_.was_reached()) {
      while (edges.size() < wish_.edges && !watch_.reached()) {
        const std::uint32_t u = any_below(n_, random_), v = any_below(n_ - 1, random_);
        edges.push_back(between(u, v < u ? v : v + 1));
      }
      if (!sort_within(edges.begin(), edges.end(), limits_)) break;
      edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    }
    return edges;
  }
  // Lists all other pairs, and takes as many as wished.
  Edges with_most_pairs(Edges edges) {
    if (!sort_within(edges.begin(), edges.end(), limits_)) return edges;
    Edges others = all_but(edges);
    shuffle(others, random_);
    const std::size_t missing = std::min<std::size_t>(others.size(), wish_.edges - edges.size());
    edges.insert(edges.end(), others.begin(),
                 others.begin() + static_cast<std::ptrdiff_t>(missing));
    return edges;
  }

  // Pairs the ends of edges by chance. One end of each loop and of each second edge between two
  // vertices then changes places with an end of another pair, until there are no such edges. Where
  // a vertex has most others as neighbours, the graph is the complement of such a graph.
  Edges regular(std::uint32_t degree) {
    if (2 * degree >= n_) return all_but(regular(n_ - 1 - degree));
    std::vector<std::uint32_t> ends;
    for (std::uint32_t i = 0; i < degree && !watch_.reached(n_); ++i)
      for (std::uint32_t v = 0; v < n_; ++v) ends.push_back(v);
    shuffle(ends, random_);
    std::vector<std::pair<Edge, std::size_t>> pairs(ends.size() / 2);
    for (bool is_simple = false; !is_simple && !watch_.reached(ends.size());) {
      for (std::size_t i = 0; i < pairs.size(); ++i)
        pairs[i] = {between(ends[2 * i], ends[2 * i + 1]), i};
      if (!sort_within(pairs.begin(), pairs.end(), limits_)) break;
      is_simple = true;
      for (std::size_t i = 0; i < pairs.size(); ++i) {
        const auto& [edge, pair] = pairs[i];
        if (edge.u != edge.v && (i == 0 || pairs[i - 1].first != edge)) continue;
        is_simple = false;
        exchange_end(ends, pair, pairs);
      }
    }
    Edges edges;
    for (const auto& [edge, pair] : pairs) edges.push_back(edge);
    return edges;
  }
  // Exchanges the second end of a pair with one of another pair, so that both become edges that the
  // sorted pairs do not have; with any, if many trials find none.
  void exchange_end(std::vector<std::uint32_t>& ends, std::size_t pair,
                    const std::vector<std::pair<Edge, std::size_t>>& pairs) {
    const auto is_new = [&](std::uint32_t u, std::uint32_t v) {
      const Edge edge = between(u, v);
      const auto at = std::lower_bound(pairs.begin(), pairs.end(), std::pair(edge, std::size_t{0}));
      return u != v && (at == pairs.end() || at->first != edge);
    };
    constexpr int most_trials = 100;
    std::size_t other = 0;
    for (int i = 0; i < most_trials; ++i) {
      other = random_.below(pairs.size());
      if (is_new(ends[2 * pair], ends[2 * other + 1]) &&
          is_new(ends[2 * other], ends[2 * pair + 1]))
        break;
    }
    std::swap(ends[2 * pair + 1], ends[2 * other + 1]);
  }

  Edges grid() {
    std::uint32_t columns = 1;
    while (std::uint64_t{columns} * columns < n_) ++columns;
    Edges edges;
    for (std::uint32_t v = 0; v < n_ && !watch_.reached(); ++v) {
      if (v % columns > 0) edges.push_back({v - 1, v});
      if (v >= columns) edges.push_back({v - columns, v});
    }
    return edges;
  }

  Edges circle() {
    Edges edges{{0, n_ - 1}};
    for (std::uint32_t v = 1; v < n_ && !watch_.reached(); ++v) edges.push_back({v - 1, v});
    return edges;
  }

  Edges complete() {
    Edges edges;
    for (std::uint32_t u = 0; u < n_ && !watch_.reached(n_); ++u)
      for (std::uint32_t v = u + 1; v < n_; ++v) edges.push_back({u, v});
    return edges;
  }

  // All edges but the given ones, which are sorted.
  Edges all_but(const Edges& edges) {
    const Edges all = complete();
    Edges others;
    std::set_difference(all.begin(), all.end(), edges.begin(), edges.end(),
                        std::back_inserter(others));
    return others;
  }

  Edges bipartite() {
    Edges edges;
    for (std::uint32_t u = 0; u < n_ / 2 && !watch_.reached(n_); ++u)
      for (std::uint32_t v = n_ / 2; v < n_; ++v) edges.push_back({u, v});
    return edges;
  }

  const ShapeWish& wish_;
  const std::uint32_t n_;
  Random& random_;
  const Limits& limits_;
  Watch& watch_;
};

bool is_connected(const Graph& graph, Watch& watch) {
  const graphs::Rows rows = neighbours(graph);
  std::vector<std::uint8_t> is_seen(graph.vertices, 0);
  std::vector<std::uint32_t> queue{0};
  is_seen[0] = 1;
  for (std::size_t i = 0; i < queue.size() && !watch.reached(8); ++i)
    for (const std::uint32_t v : rows.row(queue[i]))
      if (std::exchange(is_seen[v], 1) == 0) queue.push_back(v);
  return queue.size() == graph.vertices;
}

}  // namespace

std::string why_impossible(const ShapeWish& wish) {
  const std::uint64_t n = wish.vertices;
  if (wish.shape == Shape::random && (wish.edges < n - 1 || wish.edges > pairs_of(n)))
    return fmt::format("--edges {}: expected from {} to {}, for a connected graph of {} vertices",
                       wish.edges, n - 1, pairs_of(n), n);
  if (wish.shape == Shape::regular && wish.degree >= n)
    return fmt::format("--degree {}: expected fewer than the {} vertices", wish.degree, n);
  if (wish.shape == Shape::regular && wish.degree * n % 2 != 0)
    return fmt::format("--degree {}: expected an even number, or an even number of vertices",
                       wish.degree);
  if (wish.shape == Shape::circle && n < 3)
    return fmt::format("--vertices {}: expected 3 or more, for a circle", n);
  constexpr std::uint64_t most_edges = 100'000'000;
  if (edges_of(wish) > most_edges)
    return fmt::format("the graph would have {} edges; expected {} at most", edges_of(wish),
                       most_edges);
  return "";
}

std::optional<Graph> graph_of(const ShapeWish& wish, Random& random, const Limits& limits) {
  Watch watch(limits, "drawing a graph");
  Graph graph{wish.vertices, Maker(wish, random, limits, watch).edges()};
  if (watch.was_reached() || !sort_within(graph.edges.begin(), graph.edges.end(), limits))
    return std::nullopt;
  if (!is_connected(graph, watch)) return std::nullopt;
  return graph;
}

}  // namespace hardboard::graph_capture
