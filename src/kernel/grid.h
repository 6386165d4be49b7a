// Squares of the plane with numbers, for boards of any shape.
#pragma once

#include "kernel/numbers.h"

namespace hardboard::kernel {

// Texts have coordinates of 32 bits, so that sums of a few of them fit into 64.
struct Square {
  std::int64_t x = 0, y = 0;
  friend auto operator<=>(const Square&, const Square&) = default;
  friend Square operator+(Square a, Square b) { return {a.x + b.x, a.y + b.y}; }
};

inline constexpr std::int64_t most_coordinate = 0x7FFFFFFF;

inline Square read_square(Reader& in) {
  const std::int64_t x = in.number("x", -most_coordinate - 1, most_coordinate);
  return {x, in.number("y", -most_coordinate - 1, most_coordinate)};
}

inline std::size_t hash_of(Square square) {
  return mixed(square.x, square.y);
}

using Grid = Numbers<Square>;

// Reads a square and gives it the next number.
inline void read_square(Reader& in, Grid& grid) {
  if (!grid.add(read_square(in)).second)
    in.fail("expected a square that the list does not have yet");
}

}  // namespace hardboard::kernel
