#include "draw/grid.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>

#include "draw/points.h"

namespace hardboard::draw {
namespace {

struct Offset {
  std::int32_t x = 0, y = 0;
};

// The neighbours of a square in order around its cell.
constexpr std::array<Offset, 4> square_neighbours = {{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};
constexpr std::array<Offset, 6> falling_neighbours = {
    {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};
constexpr std::array<Offset, 6> rising_neighbours = {
    {{1, 0}, {1, 1}, {0, 1}, {-1, 0}, {-1, -1}, {0, -1}}};

std::span<const Offset> neighbours_of(Cells cells) {
  switch (cells) {
    case Cells::falling:
      return falling_neighbours;
    case Cells::rising:
      return rising_neighbours;
    case Cells::squares:
      break;
  }
  return square_neighbours;
}

std::optional<Square> neighbour(Square square, Offset by) {
  const std::int64_t x = std::int64_t{square.x} + by.x, y = std::int64_t{square.y} + by.y;
  const Square result{static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
  if (result.x != x || result.y != y) return std::nullopt;
  return result;
}

bool contains(std::span<const Square> set, std::optional<Square> square) {
  return square && std::binary_search(set.begin(), set.end(), *square);
}

// Corners of cells in sixths of a step: a corner of a square cell is the mean of the four cells
// around it, a corner of a hexagon the mean of three. Corner k lies between edges k and k + 1.
struct Corner {
  std::int64_t x = 0, y = 0;
  friend auto operator<=>(const Corner&, const Corner&) = default;
};

Corner corner(Square square, std::span<const Offset> around, std::size_t k) {
  const Offset a = around[k % around.size()], b = around[(k + 1) % around.size()];
  const int share = around.size() == 4 ? 3 : 2;
  return {6 * std::int64_t{square.x} + share * (a.x + b.x),
          6 * std::int64_t{square.y} + share * (a.y + b.y)};
}

Point point_of(const Grid& grid, Corner corner) {
  return grid.middle(static_cast<double>(corner.x) / 6, static_cast<double>(corner.y) / 6);
}

// The direction into the cell, across its edge k.
Point inward(const Grid& grid, std::span<const Offset> around, std::size_t k) {
  const Point a = point_of(grid, corner({}, around, k + around.size() - 1));
  const Point b = point_of(grid, corner({}, around, k));
  const Point normal = turned(unit(b - a));
  return dot(normal, grid.middle(Square{}) - a) > 0 ? normal : -1 * normal;
}

// The meeting point of two edges that meet at `p` and then move along their normals.
Point moved_corner(Point p, Point normal, double by, Point other_normal, double other_by) {
  const double area = cross(normal, other_normal);
  if (std::abs(area) < 1e-9) return p + by * normal;
  // The shift s has dot(s, normal) = by and dot(s, other_normal) = other_by.
  const Point shift{(by * other_normal.y - other_by * normal.y) / area,
                    (other_by * normal.x - by * other_normal.x) / area};
  return p + shift;
}

// An edge of a cell on the boundary of the set.
struct Edge {
  Corner from, to;
  Square cell;
  std::size_t side = 0;  // its number around the cell
  bool is_drawn = false;
};

}  // namespace

Grid grid_with(Cells cells, double side, Square square, Point at) {
  const double half = side / 2, high = side * std::sqrt(3.0) / 2;
  Grid grid;
  grid.cells = cells;
  grid.step_x = {side, 0};
  grid.step_y = cells == Cells::falling  ? Point{half, -high}
                : cells == Cells::rising ? Point{-half, -high}
                                         : Point{0, -side};
  grid.origin = at - (static_cast<double>(square.x) * grid.step_x +
                      static_cast<double>(square.y) * grid.step_y);
  return grid;
}

std::vector<Square> sorted_set(std::span<const Square> squares) {
  std::vector<Square> set(squares.begin(), squares.end());
  std::sort(set.begin(), set.end());
  set.erase(std::unique(set.begin(), set.end()), set.end());
  return set;
}

std::vector<Point> cell_corners(const Grid& grid, Square square, std::span<const Square> set,
                                double inset) {
  const std::span<const Offset> around = neighbours_of(grid.cells);
  std::vector<double> moved;
  for (const Offset by : around)
    moved.push_back(inset == 0 || contains(set, neighbour(square, by)) ? 0 : inset);
  std::vector<Point> corners;
  for (std::size_t k = 0; k < around.size(); ++k) {
    const std::size_t next = (k + 1) % around.size();
    corners.push_back(moved_corner(point_of(grid, corner(square, around, k)),
                                   inward(grid, around, k), moved[k], inward(grid, around, next),
                                   moved[next]));
  }
  return corners;
}

std::vector<Segment> outline(const Grid& grid, std::span<const Square> set, double inset) {
  const std::span<const Offset> around = neighbours_of(grid.cells);
  std::vector<Edge> edges;
  for (const Square square : set) {
    for (std::size_t k = 0; k < around.size(); ++k) {
      if (contains(set, neighbour(square, around[k]))) continue;
      edges.push_back({corner(square, around, k + around.size() - 1), corner(square, around, k),
                       square, k, false});
    }
  }
  std::multimap<Corner, std::size_t> starting;
  for (std::size_t i = 0; i < edges.size(); ++i) starting.emplace(edges[i].from, i);

  // One edge starts at a corner, or two if two cells touch at this corner alone: then the loop
  // stays with its cell.
  const auto next_of = [&](const Edge& edge) {
    const auto [begin, end] = starting.equal_range(edge.to);
    for (auto it = begin; it != end; ++it)
      if (edges[it->second].cell == edge.cell) return it->second;
    return begin->second;
  };

  std::vector<Segment> segments;
  for (std::size_t start = 0; start < edges.size(); ++start) {
    std::vector<std::size_t> loop;
    for (std::size_t at = start; !edges[at].is_drawn; at = next_of(edges[at])) {
      edges[at].is_drawn = true;
      loop.push_back(at);
    }
    if (loop.empty()) continue;
    for (std::size_t i = 0; i < loop.size(); ++i) {
      const Edge& edge = edges[loop[i]];
      const Edge& before = edges[loop[(i + loop.size() - 1) % loop.size()]];
      const Point p = moved_corner(point_of(grid, edge.from), inward(grid, around, before.side),
                                   inset, inward(grid, around, edge.side), inset);
      segments.push_back(i == 0 ? move_to(p) : line_to(p));
    }
    segments.push_back(close_path());
  }
  return segments;
}

std::vector<std::uint32_t> parts_of(const Grid& grid, std::span<const Square> set) {
  constexpr std::uint32_t none = 0xffffffff;
  const std::span<const Offset> around = neighbours_of(grid.cells);
  std::vector<std::uint32_t> part(set.size(), none);
  std::uint32_t parts = 0;
  std::vector<std::size_t> open;
  for (std::size_t start = 0; start < set.size(); ++start) {
    if (part[start] != none) continue;
    part[start] = parts;
    open.push_back(start);
    while (!open.empty()) {
      const Square square = set[open.back()];
      open.pop_back();
      for (const Offset by : around) {
        const std::optional<Square> near = neighbour(square, by);
        if (!contains(set, near)) continue;
        const auto index =
            static_cast<std::size_t>(std::lower_bound(set.begin(), set.end(), *near) - set.begin());
        if (part[index] != none) continue;
        part[index] = parts;
        open.push_back(index);
      }
    }
    ++parts;
  }
  return part;
}

std::vector<Segment> hatching(const Grid& grid, std::span<const Square> set, Hatching direction,
                              double spacing, double inset) {
  // x + y is constant along a line that rises to the right, y - x along a falling one.
  const auto level = [&](Point p) { return direction == Hatching::rising ? p.x + p.y : p.y - p.x; };
  const double step = spacing * std::sqrt(2.0);
  std::vector<Segment> segments;
  for (const Square square : set) {
    const std::vector<Point> corners = cell_corners(grid, square, set, inset);
    double low = level(corners[0]), high = low;
    for (const Point p : corners) {
      low = std::min(low, level(p));
      high = std::max(high, level(p));
    }
    for (double at = std::ceil(low / step) * step; at < high; at += step) {
      // A cell is convex: the line crosses two of its edges.
      std::vector<Point> ends;
      for (std::size_t k = 0; k < corners.size(); ++k) {
        const Point a = corners[k], b = corners[(k + 1) % corners.size()];
        if ((level(a) < at) == (level(b) < at)) continue;
        ends.push_back(a + (at - level(a)) / (level(b) - level(a)) * (b - a));
      }
      if (ends.size() != 2) continue;
      segments.push_back(move_to(ends[0]));
      segments.push_back(line_to(ends[1]));
    }
  }
  return segments;
}

}  // namespace hardboard::draw
