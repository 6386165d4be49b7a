#include "reductions/cells.h"

#include <limits>

namespace hardboard {

std::optional<Square> square_at(std::int64_t x, std::int64_t y) {
  using Range = std::numeric_limits<std::int32_t>;
  const auto fits = [](std::int64_t value) {
    return value >= Range::min() && value <= Range::max();
  };
  if (!fits(x) || !fits(y)) return std::nullopt;
  return Square{static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
}

std::optional<Square> Placement::square(Cell cell) const {
  const std::int64_t x = wide * cell.column, y = high * cell.row;
  return turned ? square_at(x - y, x + y) : square_at(x, y);
}

Cell Placement::cell(Square square) const {
  const std::int64_t x = square.x, y = square.y;
  return turned ? Cell{(x + y) / 2 / wide, (y - x) / 2 / high} : Cell{x / wide, y / high};
}

}  // namespace hardboard
