// A finite part of the plane: searches for armies stay in it, and refusals "within the margin"
// speak of it.
#pragma once

#include <cstdint>

#include "puzzles/peg_army/puzzle.h"

namespace hardboard::peg_army {

// All squares from `low` to `high`, both included, row by row from the lowest row.
struct Window {
  Square low{}, high{};

  bool contains(Square square) const {
    return low.x <= square.x && square.x <= high.x && low.y <= square.y && square.y <= high.y;
  }
  std::uint64_t width() const {
    return static_cast<std::uint64_t>(std::int64_t{high.x} - low.x) + 1;
  }
  std::uint64_t height() const {
    return static_cast<std::uint64_t>(std::int64_t{high.y} - low.y) + 1;
  }
  std::uint64_t squares() const { return width() * height(); }

  // The number of a square of the window, and the square of a number.
  std::uint64_t index(Square square) const {
    return static_cast<std::uint64_t>(std::int64_t{square.y} - low.y) * width() +
           static_cast<std::uint64_t>(std::int64_t{square.x} - low.x);
  }
  Square square(std::uint64_t index) const {
    return {static_cast<std::int32_t>(low.x + static_cast<std::int64_t>(index % width())),
            static_cast<std::int32_t>(low.y + static_cast<std::int64_t>(index / width()))};
  }
};

// All squares within the margin of the desert's bounding box. For a half-plane, which has no
// bounding box, the column of squares from y = 1 up to the goal takes its place. O(1); for board
// O(its squares).
Window window_of(const Puzzle& puzzle, std::int32_t margin);

}  // namespace hardboard::peg_army
