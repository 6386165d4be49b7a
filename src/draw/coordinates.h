// The letters and numbers along the sides of a board.
#pragma once

#include "draw/grid.h"
#include "draw/scene.h"
#include "draw/window.h"

namespace hardboard::draw {

// The room of the coordinates.
struct CoordinateMargins {
  double left = 0, below = 0;
};

// Adds the coordinates of the window's columns below the board and of its rows on the left, in
// letters of size `size`; on large boards only of every second, fifth, tenth, ..., so that they do
// not collide. `left` is the leftmost point of the board, `low` its lowest. On triangular lattices
// the columns lean: their letters stand below the lowest row, and the numbers of rows beside the
// rows' first squares. O(labels).
CoordinateMargins add_coordinates(Scene& scene, const Grid& grid, const Window& window, double size,
                                  double left, double low);

// The smallest number that is at least `least` among 1, 2 and 5 times the powers of ten. `least` is
// at most 10^18.
std::int64_t round_step(double least);

// The smallest multiple of `step` from `from` on.
std::int64_t first_multiple(std::int64_t from, std::int64_t step);

}  // namespace hardboard::draw
