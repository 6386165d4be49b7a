// A square of the board, and its name in words (a1, z26, aa27).
#pragma once

#include <compare>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace hardboard {

// x grows to the right, y grows upward; chess's a1 is {1, 1}. Any 32-bit coordinates are legal.
struct Square {
  std::int32_t x = 0;
  std::int32_t y = 0;
  friend auto operator<=>(const Square&, const Square&) = default;
  // Both squares as vectors. The caller sees to it that the sum fits.
  friend constexpr Square operator+(Square a, Square b) { return {a.x + b.x, a.y + b.y}; }
};

// In 64 bits, as readers of numbers take them.
inline constexpr std::int64_t least_coordinate = std::numeric_limits<std::int32_t>::min();
inline constexpr std::int64_t most_coordinate = std::numeric_limits<std::int32_t>::max();

// "a1" for {1,1}, "aa27" for {27,27}; "(-3,5)" where a coordinate is below 1.
std::string name(Square square);

// Takes a square's name, as written by name(), off the front of the text; nothing, and the text as
// it was, if there is none or a coordinate does not fit. (Brackets may hold any coordinates.)
std::optional<Square> take_square(std::string_view& text);

}  // namespace hardboard
