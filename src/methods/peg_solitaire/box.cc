#include "methods/peg_solitaire/box.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace hardboard::peg_solitaire {

Box::Box(const Puzzle& puzzle, Square corner) {
  // In 64 bits: a box may reach beyond the plane.
  const auto rank = [](Square square) { return std::pair(square.y, square.x); };
  const std::int64_t right = std::int64_t{corner.x} + side;
  for (std::int32_t y = 0; y < side; ++y) {
    if (corner.y > std::numeric_limits<std::int32_t>::max() - y) break;
    const Square left{corner.x, corner.y + y};
    auto hole = std::lower_bound(puzzle.holes.begin(), puzzle.holes.end(), left,
                                 [&](Square a, Square b) { return rank(a) < rank(b); });
    for (; hole != puzzle.holes.end() && hole->y == left.y && hole->x < right; ++hole) {
      const auto bit = static_cast<unsigned>(side * y + (hole->x - left.x));
      holes_ |= std::uint64_t{1} << bit;
      numbers_[bit] = static_cast<std::uint32_t>(hole - puzzle.holes.begin());
    }
  }
  for (const Square step : steps_of(puzzle.directions)) {
    const auto has = [&](std::int32_t x, std::int32_t y) {
      return x >= 0 && x < side && y >= 0 && y < side && (holes_ >> (side * y + x) & 1) != 0;
    };
    steps_[lines_] = side * step.y + step.x;
    for (std::int32_t bit = 0; bit < 64; ++bit) {
      const std::int32_t x = bit % side, y = bit / side;
      if (!has(x, y) || !has(x + step.x, y + step.y)) continue;
      pairs_[lines_] |= std::uint64_t{1} << bit;
      if (has(x - step.x, y - step.y)) middles_[lines_] |= std::uint64_t{1} << bit;
    }
    ++lines_;
  }
}

std::uint64_t Box::position(std::span<const std::uint8_t> pegs) const {
  std::uint64_t position = 0;
  for (std::uint64_t left = holes_; left != 0; left &= left - 1) {
    const auto bit = static_cast<unsigned>(std::countr_zero(left));
    position |= std::uint64_t{pegs[numbers_[bit]]} << bit;
  }
  return position;
}

}  // namespace hardboard::peg_solitaire
