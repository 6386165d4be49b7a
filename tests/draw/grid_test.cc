// Grids: outlines enclose exactly the cells of a set, hatching stays inside, parts stick together.
#include "draw/grid.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "draw/points.h"

namespace hardboard::draw {
namespace {

constexpr double side = 100;

Cells any_cells() {
  return *rc::gen::element(Cells::squares, Cells::falling, Cells::rising);
}

std::vector<Square> any_set() {
  const auto list = *rc::gen::container<std::vector<std::pair<int, int>>>(
      rc::gen::pair(rc::gen::inRange(-3, 4), rc::gen::inRange(-3, 4)));
  std::vector<Square> squares;
  for (const auto& [x, y] : list) squares.push_back({x, y});
  return sorted_set(squares);
}

Grid any_grid() {
  return grid_with(any_cells(), side, {2, -1}, {17, 40});
}

// Hexagons are smaller than squares of the same distance.
double cell_area(Cells cells) {
  return cells == Cells::squares ? side * side : side * side * std::sqrt(3.0) / 2;
}

// The area inside of closed loops; holes count against the loops around them.
double area_of(const std::vector<Segment>& loops) {
  double twice = 0;
  Point start, last;
  for (const Segment& segment : loops) {
    if (segment.kind == Segment::Kind::move) start = last = segment.to;
    const Point to = segment.kind == Segment::Kind::close ? start : segment.to;
    twice += cross(last, to);
    last = to;
  }
  return std::abs(twice) / 2;
}

// The square whose middle is nearest: that is whose cell a point lies in.
Square nearest(const Grid& grid, Point p) {
  Square best;
  double least = 1e9;
  for (std::int32_t x = -12; x <= 12; ++x)
    for (std::int32_t y = -12; y <= 12; ++y)
      if (const double away = length(p - grid.middle(Square{x, y})); away < least) {
        least = away;
        best = {x, y};
      }
  return best;
}

// Neighbours share an edge: their middles are `side` apart.
bool are_neighbours(const Grid& grid, Square a, Square b) {
  return std::abs(length(grid.middle(a) - grid.middle(b)) - side) < 1;
}

TEST(Grid, LiesWhereItIsToldTo) {
  for (const Cells cells : {Cells::squares, Cells::falling, Cells::rising}) {
    const Grid grid = grid_with(cells, side, {2, -1}, {17, 40});
    EXPECT_NEAR(grid.middle(Square{2, -1}).x, 17, 1e-9);
    EXPECT_NEAR(grid.middle(Square{2, -1}).y, 40, 1e-9);
    EXPECT_NEAR(grid.middle(Square{3, -1}).x, 117, 1e-9);
    EXPECT_LT(grid.middle(Square{2, 0}).y, 40);  // y of the board grows upward
    EXPECT_TRUE(are_neighbours(grid, {0, 0}, {0, 1}));
  }
  EXPECT_TRUE(are_neighbours(grid_with(Cells::falling, side, {}, {}), {0, 0}, {1, -1}));
  EXPECT_FALSE(are_neighbours(grid_with(Cells::falling, side, {}, {}), {0, 0}, {1, 1}));
  EXPECT_TRUE(are_neighbours(grid_with(Cells::rising, side, {}, {}), {0, 0}, {1, 1}));
}

RC_GTEST_PROP(Grid, OutlinesEncloseTheCells, ()) {
  const Grid grid = any_grid();
  const std::vector<Square> set = any_set();
  const double area = area_of(outline(grid, set));
  RC_ASSERT(std::abs(area - cell_area(grid.cells) * static_cast<double>(set.size())) < 0.01);
}

RC_GTEST_PROP(Grid, InsetOutlinesKeepApartFromOtherCells, ()) {
  const Grid grid = any_grid();
  const std::vector<Square> set = any_set();
  constexpr double inset = 7;
  for (const Segment& segment : outline(grid, set, inset)) {
    if (segment.kind == Segment::Kind::close) continue;
    const Square square = nearest(grid, segment.to);
    RC_ASSERT(std::binary_search(set.begin(), set.end(), square));
    // A corner of the loop is `inset` away from every cell outside.
    for (std::int32_t x = -5; x <= 5; ++x) {
      for (std::int32_t y = -5; y <= 5; ++y) {
        if (std::binary_search(set.begin(), set.end(), Square{x, y})) continue;
        const Point away = segment.to - grid.middle(Square{x, y});
        RC_ASSERT(length(away) > side / 2 + inset - 0.01);
      }
    }
  }
}

RC_GTEST_PROP(Grid, HatchingStaysInTheCells, ()) {
  const Grid grid = any_grid();
  const std::vector<Square> set = any_set();
  const Hatching direction = *rc::gen::element(Hatching::rising, Hatching::falling);
  const std::vector<Segment> lines = hatching(grid, set, direction, 10);
  RC_ASSERT(lines.size() >= 10 * set.size());
  for (std::size_t i = 0; i < lines.size(); i += 2) {
    const Point from = lines[i].to, to = lines[i + 1].to;
    const Point middle = 0.5 * (from + to);
    RC_ASSERT(std::binary_search(set.begin(), set.end(), nearest(grid, middle)));
    const Point along = to - from;
    const double slope = direction == Hatching::rising ? along.x + along.y : along.x - along.y;
    RC_ASSERT(std::abs(slope) < 0.01);
  }
}

RC_GTEST_PROP(Grid, PartsStickTogether, ()) {
  const Grid grid = any_grid();
  const std::vector<Square> set = any_set();
  const std::vector<std::uint32_t> part = parts_of(grid, set);
  RC_ASSERT(part.size() == set.size());
  // Neighbours are in one part, and within a part each square but the first has a neighbour.
  std::uint32_t parts = 0;
  for (std::size_t i = 0; i < set.size(); ++i) {
    std::size_t near = 0;
    for (std::size_t j = 0; j < set.size(); ++j) {
      if (!are_neighbours(grid, set[i], set[j])) continue;
      RC_ASSERT(part[i] == part[j]);
      ++near;
    }
    const auto size = std::count(part.begin(), part.end(), part[i]);
    RC_ASSERT((near == 0) == (size == 1));
    RC_ASSERT(part[i] <= parts);  // numbered in the order of the first squares
    if (part[i] == parts) ++parts;
  }
}

}  // namespace
}  // namespace hardboard::draw
