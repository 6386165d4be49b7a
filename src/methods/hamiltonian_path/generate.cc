#include "methods/hamiltonian_path/generate.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "methods/hamiltonian_path/connected.h"
#include "methods/hamiltonian_path/random_points.h"
#include "problems/graphs/grid.h"

namespace hardboard::hamiltonian_path {
namespace {

std::uint32_t below(Random& random, std::size_t bound) {
  return static_cast<std::uint32_t>(random.below(bound));
}

Puzzle grid_problem(const Wish& wish, Random& random, const Limits& limits) {
  std::vector<Square> points =
      random_points({.size = wish.size,
                     .most_degree = wish.shape == Shape::subcubic_grid ? 3U : 4U,
                     .planted = wish.planted,
                     .ends = wish.ends},
                    random, limits);
  Square least = points.front();
  for (const Square point : points)
    least = {std::min(least.x, point.x), std::min(least.y, point.y)};
  for (Square& point : points) point = {point.x - least.x + 1, point.y - least.y + 1};
  const Square start = points.front(), end = points.back();
  std::sort(points.begin(), points.end());
  Puzzle puzzle = on_points(std::move(points));
  if (wish.ends) {
    puzzle.start = graphs::number_of(puzzle.points, start);
    puzzle.end = graphs::number_of(puzzle.points, end);
  }
  return puzzle;
}

// Edges at random between these vertices of degree below 3, until hardly any two are left.
void fill_up(graphs::Graph& graph, std::span<const std::uint32_t> vertices, Random& random) {
  constexpr unsigned most_failures = 100;
  std::vector<std::uint32_t> degree(graph.vertices, 0), open;
  for (const auto& [u, v] : graph.edges) ++degree[u], ++degree[v];
  for (const std::uint32_t v : vertices)
    if (degree[v] < 3) open.push_back(v);
  std::set<graphs::Edge> edges(graph.edges.begin(), graph.edges.end());
  for (unsigned failures = 0; open.size() > 1 && failures < most_failures; ++failures) {
    const std::uint32_t u = open[below(random, open.size())], v = open[below(random, open.size())];
    if (u == v || !edges.insert({std::min(u, v), std::max(u, v)}).second) continue;
    failures = 0;
    for (const std::uint32_t end : {u, v})
      if (++degree[end] == 3) open.erase(std::find(open.begin(), open.end(), end));
  }
  graph.edges.assign(edges.begin(), edges.end());
}

// A graph of degrees up to 3 in one part, with a path through all vertices or without a plan. Ends
// that are given have one neighbour.
Puzzle graph_problem(const Wish& wish, Random& random, const Limits& limits) {
  const std::uint32_t n = wish.size;
  std::vector<std::uint32_t> order(n);
  std::iota(order.begin(), order.end(), 0);
  shuffle(order, random);
  std::vector<std::uint32_t> open = order;
  if (wish.ends) {
    open.pop_back();
    if (!open.empty()) open.erase(open.begin());
  }
  std::sort(open.begin(), open.end());
  Puzzle puzzle;
  do {
    puzzle.graph = {n, {}};
    for (std::uint32_t i = 1; i < n; ++i) {
      const bool is_end = i == 1 || i + 1 == n;
      if (wish.planted || (wish.ends && is_end))
        puzzle.graph.edges.push_back(
            {std::min(order[i - 1], order[i]), std::max(order[i - 1], order[i])});
    }
    fill_up(puzzle.graph, open, random);
  } while (!is_connected(graphs::neighbours(puzzle.graph)) && !limits.reached());
  if (wish.ends) {
    puzzle.start = order.front();
    puzzle.end = order.back();
  }
  return puzzle;
}

}  // namespace

Puzzle generate(const Wish& wish, Random& random, const Limits& limits) {
  return wish.shape == Shape::graph ? graph_problem(wish, random, limits)
                                    : grid_problem(wish, random, limits);
}

}  // namespace hardboard::hamiltonian_path
