// The places of a board's squares in a scene, and the outlines of sets of squares.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/square.h"
#include "draw/scene.h"

namespace hardboard::draw {

// Which squares share an edge of their cells. On a triangular lattice the cells are hexagons, and
// squares along one of the two diagonals are also neighbours.
enum class Cells : std::uint8_t {
  squares,
  falling,  // hexagons: (x, y) and (x + 1, y - 1) are neighbours, too
  rising,   // hexagons: (x, y) and (x + 1, y + 1) are neighbours, too
};

// An affine map from the squares of a board to the scene: square (x, y) has its middle at
// origin + x * step_x + y * step_y.
struct Grid {
  Point origin;  // the middle of square (0, 0), which need not be on the board
  Point step_x{100, 0}, step_y{0, -100};
  Cells cells = Cells::squares;

  // The middle of a square, or for fractions a point between squares. O(1).
  Point middle(double x, double y) const {
    return {origin.x + x * step_x.x + y * step_y.x, origin.y + x * step_x.y + y * step_y.y};
  }
  Point middle(Square square) const { return middle(square.x, square.y); }
};

// The grid of these cells on which neighbours are `side` apart and the middle of `square` lies at
// `at`. O(1).
Grid grid_with(Cells cells, double side, Square square, Point at);

// The squares in ascending order, without repetition, as the functions below need them. O(n log n).
std::vector<Square> sorted_set(std::span<const Square> squares);

// The corners of a square's cell, in order around the cell. Edges to squares outside of `set` (a
// sorted_set) are moved inward by `inset` units. O(log n).
std::vector<Point> cell_corners(const Grid& grid, Square square, std::span<const Square> set,
                                double inset);

// The closed loops around the union of the squares' cells, moved inward by `inset` units, so that
// the outlines of neighbouring sets stay apart. `set` is a sorted_set. O(n log n) for n squares.
std::vector<Segment> outline(const Grid& grid, std::span<const Square> set, double inset = 0);

// The parts that are connected by edges of their cells: for each square of the sorted_set the
// number of its part; parts are numbered in the order of their first squares. O(n log n).
std::vector<std::uint32_t> parts_of(const Grid& grid, std::span<const Square> set);

// Lines that hatch the cells, `spacing` apart, rising to the right or falling, continuous from cell
// to cell. `set` is a sorted_set, `inset` as in cell_corners. O(n (log n + lines a cell)).
enum class Hatching : std::uint8_t { rising, falling };
std::vector<Segment> hatching(const Grid& grid, std::span<const Square> set, Hatching direction,
                              double spacing, double inset = 0);

}  // namespace hardboard::draw
