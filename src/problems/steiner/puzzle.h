// Rectilinear Steiner trees: points with integer coordinates, and horizontal and vertical segments
// that connect them, of at most a given total length (Bosboom, Demaine, Rudoy 2018, Problem 3.19).
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/square.h"

namespace hardboard::steiner {

inline constexpr std::string_view kind_name = "rectilinear-steiner";

// Readers promise: at least one point; points sorted, without repetition.
struct Puzzle {
  std::vector<Square> points;
  std::optional<std::uint64_t> length;  // the most; nothing if any length will do
  friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

// From `a` to `b`, which differ in one coordinate. Ends have integer coordinates, too: by Hanan
// 1966 no other tree of such points is shorter than all of these.
struct Segment {
  Square a{}, b{};
  friend auto operator<=>(const Segment&, const Segment&) = default;
};

constexpr std::uint64_t distance(Square a, Square b) {
  const auto apart = [](std::int64_t p, std::int64_t q) {
    return static_cast<std::uint64_t>(p < q ? q - p : p - q);
  };
  return apart(a.x, b.x) + apart(a.y, b.y);
}

}  // namespace hardboard::steiner
