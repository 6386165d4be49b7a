#include "puzzles/peg_army/window.h"

#include <algorithm>
#include <limits>

namespace hardboard::peg_army {
namespace {

Window box_of(const Puzzle& puzzle) {
  const std::int32_t n = puzzle.size;
  switch (puzzle.shape) {
    case Shape::square: {
      const std::int32_t least = n % 2 == 0 ? 1 - n / 2 : -(n - 1) / 2;
      return {{least, least}, {n / 2, n / 2}};
    }
    case Shape::rhombus:
      return {{-(n - 1) / 2, -(n - 1) / 2}, {(n - 1) / 2, (n - 1) / 2}};
    case Shape::halfplane:
      return {{puzzle.goal.x, 1}, puzzle.goal};
    case Shape::board:
      break;
  }
  Window box{puzzle.goal, puzzle.goal};
  for (const Square square : puzzle.squares) box.include(square);
  return box;
}

std::int32_t moved(std::int32_t coordinate, std::int32_t by) {
  using Range = std::numeric_limits<std::int32_t>;
  return static_cast<std::int32_t>(
      std::clamp<std::int64_t>(std::int64_t{coordinate} + by, Range::min(), Range::max()));
}

}  // namespace

Window window_of(const Puzzle& puzzle, std::int32_t margin) {
  const Window box = box_of(puzzle);
  return {{moved(box.low.x, -margin), moved(box.low.y, -margin)},
          {moved(box.high.x, margin), moved(box.high.y, margin)}};
}

}  // namespace hardboard::peg_army
