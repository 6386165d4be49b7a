#include "puzzles/peg_army/puzzle.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace hardboard::peg_army {

Square default_goal(const Puzzle& puzzle) {
  return puzzle.shape == Shape::halfplane ? Square{0, puzzle.size} : Square{0, 0};
}

bool before(Square a, Square b) {
  return std::tie(a.y, a.x) < std::tie(b.y, b.x);
}

bool in_desert(const Puzzle& puzzle, Square square) {
  const std::int64_t x = square.x, y = square.y, n = puzzle.size;
  switch (puzzle.shape) {
    case Shape::square: {
      const std::int64_t least = n % 2 == 0 ? 1 - n / 2 : -(n - 1) / 2;
      return least <= x && x <= n / 2 && least <= y && y <= n / 2;
    }
    case Shape::rhombus:
      return std::abs(x) + std::abs(y) <= (n - 1) / 2;
    case Shape::halfplane:
      return y > 0;
    case Shape::board:
      return std::binary_search(puzzle.squares.begin(), puzzle.squares.end(), square, before);
  }
  return false;
}

std::span<const Tuple> tuples_of(const Puzzle& puzzle) {
  static const std::vector<Tuple> jumps{
      {{{0, 0}, {1, 0}}, {2, 0}},
      {{{0, 0}, {-1, 0}}, {-2, 0}},
      {{{0, 0}, {0, 1}}, {0, 2}},
      {{{0, 0}, {0, -1}}, {0, -2}},
  };
  return puzzle.tuples.empty() ? jumps : puzzle.tuples;
}

std::optional<Square> shifted(Square at, Square by) {
  const std::int64_t x = std::int64_t{at.x} + by.x, y = std::int64_t{at.y} + by.y;
  const auto fits = [](std::int64_t v) { return v == static_cast<std::int32_t>(v); };
  if (!fits(x) || !fits(y)) return std::nullopt;
  return Square{static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
}

}  // namespace hardboard::peg_army
