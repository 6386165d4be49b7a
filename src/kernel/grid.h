// Squares of the plane with numbers, for boards of any shape.
#pragma once

#include <unordered_map>

#include "kernel/text.h"

namespace hardboard::kernel {

// Coordinates of 32 bits in texts; sums of a few of them fit.
struct Square {
  std::int64_t x = 0, y = 0;
  friend bool operator==(const Square&, const Square&) = default;
  friend Square operator+(Square a, Square b) { return {a.x + b.x, a.y + b.y}; }
};

inline constexpr std::int64_t most_coordinate = 0x7FFFFFFF;

inline Square read_square(Reader& in) {
  const std::int64_t x = in.number("x", -most_coordinate - 1, most_coordinate);
  return {x, in.number("y", -most_coordinate - 1, most_coordinate)};
}

struct SquareHash {
  std::size_t operator()(Square square) const {
    return static_cast<std::size_t>(square.x * 0x9E3779B97F4A7C15 + square.y);
  }
};

class Grid {
public:
  static constexpr std::uint32_t none = no_bound;

  // Reads a square, which gets the next number.
  void add(Reader& in) {
    if (!add(read_square(in))) in.fail("expected a square that the list does not have yet");
  }
  // Adds a square. False if the grid has it already.
  bool add(Square square) {
    squares_.push_back(square);
    return number_.emplace(square, size() - 1).second;
  }
  std::uint32_t size() const { return static_cast<std::uint32_t>(squares_.size()); }
  Square operator[](std::uint32_t number) const { return squares_[number]; }
  // The number of a square; `none` if the grid does not have it.
  std::uint32_t find(Square square) const {
    const auto found = number_.find(square);
    return found == number_.end() ? none : found->second;
  }

private:
  std::vector<Square> squares_;
  std::unordered_map<Square, std::uint32_t, SquareHash> number_;
};

}  // namespace hardboard::kernel
