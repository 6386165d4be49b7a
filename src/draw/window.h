// The part of the plane that a picture of a board shows, and its coordinates in words.
#pragma once

#include <cstdint>
#include <string>

#include "base/box.h"

namespace hardboard::draw {

// The squares from (x, y), the lower left one, all with 32-bit coordinates. The members have 64
// bits, because a frame may be as wide as the plane.
struct Window {
  std::int64_t x = 0, y = 0;
  std::int64_t width = 0, height = 0;

  std::int64_t right() const { return x + width - 1; }
  std::int64_t top() const { return y + height - 1; }
  Square corner() const { return {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)}; }
};

// The window of a box of squares. O(1).
Window window_of(const Box& box);

// The letters of column x; or the number x on boards with coordinates below 1, whose squares have
// names of two numbers.
std::string column_label(std::int64_t x, const Window& window);

}  // namespace hardboard::draw
