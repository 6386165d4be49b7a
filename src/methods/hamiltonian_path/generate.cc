#include "methods/hamiltonian_path/generate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <numeric>
#include <optional>
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

constexpr std::array<Square, 4> steps = {{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};

// Another path through the same points, with the same front: joins the back to a neighbour and cuts
// the circle open (Oberdorf, Ferguson, Jacobsen, Kondev 2006).
void turn_back(std::vector<Square>& path, Random& random) {
  const Square next = path.back() + steps[below(random, steps.size())];
  const auto at = std::find(path.begin(), path.end(), next);
  if (at != path.end()) std::reverse(at + 1, path.end());
}

// A random path through a square of the grid, made of a path through its columns.
std::vector<Square> winding_path(std::uint32_t at_least, Random& random, const Limits& limits) {
  std::vector<Square> path = rectangle(at_least);
  const std::size_t moves = 10 * path.size();
  for (std::size_t i = 0; i < moves && !limits.reached(); ++i) {
    if (random.below(2) == 0) std::reverse(path.begin(), path.end());
    turn_back(path, random);
  }
  return path;
}

// So many points in a row of a random path.
std::vector<Square> part_of_path(std::uint32_t size, Random& random, const Limits& limits) {
  const std::vector<Square> path = winding_path(size + size / 4, random, limits);
  const std::size_t first = below(random, path.size() - size + 1);
  return {path.begin() + static_cast<std::ptrdiff_t>(first),
          path.begin() + static_cast<std::ptrdiff_t>(first + size)};
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

// A free place beside the point and beside no other one.
std::optional<Square> place_beside(Square point, const std::set<Square>& points) {
  for (const Square step : steps) {
    const Square place = point + step;
    if (points.count(place) != 0) continue;
    const auto neighbours = std::count_if(
        steps.begin(), steps.end(), [&](Square other) { return points.count(place + other) != 0; });
    if (neighbours == 1) return place;
  }
  return std::nullopt;
}

// A path whose ends have one neighbour each: between them it turns until there is place for them.
std::vector<Square> path_with_ends(std::uint32_t size, Random& random, const Limits& limits) {
  for (;;) {
    std::vector<Square> path = part_of_path(size - 2, random, limits);
    std::set<Square> points(path.begin(), path.end());
    for (std::size_t turns = 100 * size; turns > 0 && path.size() < size; --turns) {
      if (limits.reached()) return path;
      if (const std::optional<Square> end = place_beside(path.back(), points)) {
        points.insert(*end);
        path.push_back(*end);
        std::reverse(path.begin(), path.end());
      } else {
        turn_back(path, random);
      }
    }
    if (path.size() == size) return path;
  }
}

// A square with holes, which may have no path, and two more points as its ends: with one neighbour
// each, and with colours that allow a path.
std::vector<Square> holes_with_ends(std::uint32_t size, Random& random, const Limits& limits) {
  constexpr int most_attempts = 100;
  for (;;) {
    std::vector<Square> path = with_holes(size - 2, random, limits);
    const std::int64_t dark_ends = 1 - darker(path);
    std::set<Square> points(path.begin(), path.end());
    std::vector<Square> next_to_places;
    std::copy_if(path.begin(), path.end(), std::back_inserter(next_to_places),
                 [&](Square point) { return place_beside(point, points).has_value(); });
    const auto pick = [&] {
      return place_beside(next_to_places[below(random, next_to_places.size())], points);
    };
    for (int attempt = 0; attempt < most_attempts; ++attempt) {
      if (limits.reached()) return path;
      const Square start = *pick();
      points.insert(start);
      const std::optional<Square> end = pick();
      points.erase(start);
      if (!end || is_dark(start) + is_dark(*end) != dark_ends) continue;
      path.insert(path.begin(), start);
      path.push_back(*end);
      return path;
    }
  }
}

// The ends are the first and the last of the points, if they are given.
std::vector<Square> points_of(const Wish& wish, Random& random, const Limits& limits) {
  const bool has_ends = wish.ends && wish.size > 2;
  if (wish.planted || wish.size < 3)
    return has_ends ? path_with_ends(wish.size, random, limits)
                    : part_of_path(wish.size, random, limits);
  return has_ends ? holes_with_ends(wish.size, random, limits)
                  : with_holes(wish.size, random, limits);
}

Puzzle grid_problem(const Wish& wish, Random& random, const Limits& limits) {
  std::vector<Square> points = points_of(wish, random, limits);
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
  for (std::size_t i = n; i > 1; --i) std::swap(order[i - 1], order[random.below(i)]);
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
