// Rectangles of squares, such as the bounding box of a set of squares.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>

#include "base/square.h"

namespace hardboard {

// All squares from `low` to `high`, both included, row by row from the lowest row. Numbers of
// squares are 64 bits wide; only the whole plane has one square too many.
struct Box {
  Square low{}, high{};

  std::uint64_t width() const {
    return static_cast<std::uint64_t>(std::int64_t{high.x} - low.x) + 1;
  }
  std::uint64_t height() const {
    return static_cast<std::uint64_t>(std::int64_t{high.y} - low.y) + 1;
  }
  std::uint64_t squares() const { return width() * height(); }
  bool contains(Square square) const {
    return low.x <= square.x && square.x <= high.x && low.y <= square.y && square.y <= high.y;
  }

  // The number of a square of the box, and the square of a number.
  std::uint64_t index(Square square) const {
    return static_cast<std::uint64_t>(std::int64_t{square.y} - low.y) * width() +
           static_cast<std::uint64_t>(std::int64_t{square.x} - low.x);
  }
  Square square(std::uint64_t index) const {
    return {static_cast<std::int32_t>(low.x + static_cast<std::int64_t>(index % width())),
            static_cast<std::int32_t>(low.y + static_cast<std::int64_t>(index / width()))};
  }

  // Widens the box to hold the square. O(1).
  void include(Square square) {
    low = {std::min(low.x, square.x), std::min(low.y, square.y)};
    high = {std::max(high.x, square.x), std::max(high.y, square.y)};
  }
};

// The smallest box that holds the square of every item; there must be an item. O(items).
template <class Items, class SquareOf = std::identity>
Box bounding_box(const Items& items, SquareOf square_of = {}) {
  const Square first = std::invoke(square_of, *items.begin());
  Box box{first, first};
  for (const auto& item : items) box.include(std::invoke(square_of, item));
  return box;
}

}  // namespace hardboard
