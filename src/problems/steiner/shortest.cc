#include "problems/steiner/shortest.h"

#include <algorithm>
#include <limits>
#include <vector>

#include "problems/steiner/puzzle.h"

namespace hardboard::steiner {
namespace {

constexpr std::uint64_t infinite = std::numeric_limits<std::uint64_t>::max() / 4;

// By the algorithm of Prim: the tree grows by the point that is nearest to it.
std::uint64_t spanning_length(std::span<const Square> points) {
  std::vector<std::uint64_t> away(points.size(), infinite);  // from the tree
  std::vector<std::uint8_t> is_inside(points.size(), 0);
  std::uint64_t length = 0;
  std::size_t last = 0;
  for (std::size_t joined = 1; joined < points.size(); ++joined) {
    is_inside[last] = 1;
    std::size_t nearest = last;
    for (std::size_t i = 0; i < points.size(); ++i) {
      if (is_inside[i] != 0) continue;
      away[i] = std::min(away[i], distance(points[i], points[last]));
      if (nearest == last || away[i] < away[nearest]) nearest = i;
    }
    length += away[nearest];
    last = nearest;
  }
  return length;
}

// All crossings of the lines through the points.
std::vector<Square> grid_of(std::span<const Square> points) {
  std::vector<std::int32_t> columns, rows;
  for (const Square point : points) columns.push_back(point.x), rows.push_back(point.y);
  for (std::vector<std::int32_t>* lines : {&columns, &rows}) {
    std::sort(lines->begin(), lines->end());
    lines->erase(std::unique(lines->begin(), lines->end()), lines->end());
  }
  std::vector<Square> grid;
  for (const std::int32_t x : columns)
    for (const std::int32_t y : rows) grid.push_back({x, y});
  return grid;
}

// trees[set * grid + v]: the length of a shortest tree through the points of the set and grid point
// v. Where the tree branches at v, two trees meet there; else v hangs on such a place by a line.
std::uint64_t exact_length(std::span<const Square> points) {
  const std::vector<Square> grid = grid_of(points);
  const std::size_t n = grid.size(), sets = std::size_t{1} << (points.size() - 1);
  const Square last = points.back();
  std::vector<std::uint64_t> trees(sets * n, infinite), meeting(n);
  for (std::size_t set = 1; set < sets; ++set) {
    if ((set & (set - 1)) == 0) {
      std::size_t i = 0;
      while ((set >> i & 1) == 0) ++i;
      for (std::size_t v = 0; v < n; ++v) trees[set * n + v] = distance(points[i], grid[v]);
      continue;
    }
    std::fill(meeting.begin(), meeting.end(), infinite);
    for (std::size_t part = (set - 1) & set; part > set - part; part = (part - 1) & set)
      for (std::size_t v = 0; v < n; ++v)
        meeting[v] = std::min(meeting[v], trees[part * n + v] + trees[(set - part) * n + v]);
    for (std::size_t v = 0; v < n; ++v)
      for (std::size_t u = 0; u < n; ++u)
        trees[set * n + v] = std::min(trees[set * n + v], meeting[u] + distance(grid[u], grid[v]));
  }
  const auto at =
      static_cast<std::size_t>(std::find(grid.begin(), grid.end(), last) - grid.begin());
  return trees[(sets - 1) * n + at];
}

}  // namespace

std::uint64_t least_length(std::span<const Square> points) {
  if (points.size() <= 1) return 0;
  if (points.size() <= most_exact_points) return exact_length(points);
  if (points.size() > most_spanned_points) return 0;
  return (2 * spanning_length(points) + 2) / 3;
}

}  // namespace hardboard::steiner
