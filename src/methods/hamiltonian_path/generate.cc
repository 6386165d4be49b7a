#include "methods/hamiltonian_path/generate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <numeric>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "problems/graphs/grid.h"

namespace hardboard::hamiltonian_path {
namespace {

std::uint32_t below(Random& random, std::size_t bound) {
  return static_cast<std::uint32_t>(random.below(bound));
}

bool is_connected(const graphs::Graph& graph) {
  const graphs::Rows rows = graphs::neighbours(graph);
  std::vector<std::uint8_t> seen(graph.vertices, 0);
  std::vector<std::uint32_t> stack = {0};
  seen[0] = 1;
  std::uint32_t number = 1;
  while (!stack.empty()) {
    const std::uint32_t u = stack.back();
    stack.pop_back();
    for (const std::uint32_t v : rows.row(u)) {
      if (std::exchange(seen[v], 1) != 0) continue;
      ++number;
      stack.push_back(v);
    }
  }
  return number == graph.vertices;
}

std::vector<Square> rectangle(std::uint32_t at_least) {
  const auto side = static_cast<std::int32_t>(std::ceil(std::sqrt(at_least)));
  std::vector<Square> points;
  for (std::int32_t x = 1; x <= side; ++x)
    for (std::int32_t y = 1; y <= side; ++y) points.push_back({x, x % 2 == 1 ? y : side + 1 - y});
  return points;
}

// A random path through a square of the grid: from a path through its columns, moves that join an
// end to a neighbour of it and cut the circle open (Oberdorf, Ferguson, Jacobsen, Kondev 2006).
std::vector<Square> winding_path(std::uint32_t at_least, Random& random, const Limits& limits) {
  std::vector<Square> path = rectangle(at_least);
  const std::size_t moves = 10 * path.size();
  for (std::size_t i = 0; i < moves && !limits.reached(); ++i) {
    if (random.below(2) == 0) std::reverse(path.begin(), path.end());
    constexpr std::array<Square, 4> steps = {{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
    const Square step = steps[below(random, steps.size())];
    const Square next{path.back().x + step.x, path.back().y + step.y};
    const auto at = std::find(path.begin(), path.end(), next);
    if (at != path.end()) std::reverse(at + 1, path.end());
  }
  return path;
}

// The colour of a point on a chessboard: neighbours differ.
bool is_dark(Square point) {
  return (point.x + point.y) % 2 == 0;
}
std::int64_t darker(std::span<const Square> points) {
  return 2 * std::count_if(points.begin(), points.end(), is_dark) -
         static_cast<std::int64_t>(points.size());
}

// A square with holes: points are taken away at random as long as the rest holds together without
// loose ends and has about as many points of each colour, or no path could visit them all.
std::vector<Square> with_holes(std::uint32_t size, Random& random, const Limits& limits) {
  std::vector<Square> points = rectangle(size + size / 4);
  std::sort(points.begin(), points.end());
  std::int64_t balance = darker(points);
  for (std::size_t attempts = 20 * points.size();
       points.size() > size && attempts > 0 && !limits.reached(); --attempts) {
    const std::size_t at = below(random, points.size());
    const Square taken = points[at];
    const std::int64_t change = is_dark(taken) ? -1 : 1;
    if (std::abs(balance + change) > 1) continue;
    points.erase(points.begin() + static_cast<std::ptrdiff_t>(at));
    const graphs::Graph graph = graphs::grid_graph(points);
    const graphs::Rows rows = graphs::neighbours(graph);
    bool is_loose = false;
    for (std::uint32_t v = 0; v < rows.vertices(); ++v) is_loose = is_loose || rows.degree(v) < 2;
    if (is_loose || !is_connected(graph))
      points.insert(points.begin() + static_cast<std::ptrdiff_t>(at), taken);
    else
      balance += change;
  }
  return points;
}

// Two points whose colours allow a path through all points from the one to the other.
std::pair<Square, Square> ends_among(const std::vector<Square>& points, Random& random) {
  const std::int64_t balance = darker(points);
  const auto pick = [&] { return points[below(random, points.size())]; };
  for (;;) {
    const Square start = pick(), end = pick();
    if (start == end && points.size() > 1) continue;
    if (is_dark(start) + is_dark(end) == balance + 1) return {start, end};
  }
}

Puzzle grid_problem(const Wish& wish, Random& random, const Limits& limits) {
  std::vector<Square> path;
  if (wish.planted) {
    path = winding_path(wish.size + wish.size / 4, random, limits);
    const std::size_t first = below(random, path.size() - wish.size + 1);
    path = {path.begin() + static_cast<std::ptrdiff_t>(first),
            path.begin() + static_cast<std::ptrdiff_t>(first + wish.size)};
  } else {
    path = with_holes(wish.size, random, limits);
  }
  std::pair<Square, Square> ends(path.front(), path.back());
  if (!wish.planted && wish.ends) ends = ends_among(path, random);
  std::sort(path.begin(), path.end());
  Puzzle puzzle = on_points(std::move(path));
  if (wish.ends) {
    puzzle.start = graphs::number_of(puzzle.points, ends.first);
    puzzle.end = graphs::number_of(puzzle.points, ends.second);
  }
  return puzzle;
}

// Edges at random between vertices of degree below 3, until hardly any two are left.
void fill_up(graphs::Graph& graph, Random& random) {
  constexpr unsigned most_failures = 100;
  std::vector<std::uint32_t> degree(graph.vertices, 0), open;
  for (const auto& [u, v] : graph.edges) ++degree[u], ++degree[v];
  for (std::uint32_t v = 0; v < graph.vertices; ++v)
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

// A graph of degrees up to 3 in one part, with a path through all vertices or without a plan.
Puzzle graph_problem(const Wish& wish, Random& random, const Limits& limits) {
  const std::uint32_t n = wish.size;
  std::vector<std::uint32_t> order(n);
  std::iota(order.begin(), order.end(), 0);
  for (std::size_t i = n; i > 1; --i) std::swap(order[i - 1], order[random.below(i)]);
  Puzzle puzzle;
  do {
    puzzle.graph = {n, {}};
    for (std::uint32_t i = 1; i < n && wish.planted; ++i)
      puzzle.graph.edges.push_back(
          {std::min(order[i - 1], order[i]), std::max(order[i - 1], order[i])});
    fill_up(puzzle.graph, random);
  } while (!is_connected(puzzle.graph) && !limits.reached());
  if (wish.ends) {
    puzzle.start = order.front();
    puzzle.end = order.back();
  }
  return puzzle;
}

}  // namespace

Puzzle generate(const Wish& wish, Random& random, const Limits& limits) {
  return wish.grid ? grid_problem(wish, random, limits) : graph_problem(wish, random, limits);
}

}  // namespace hardboard::hamiltonian_path
