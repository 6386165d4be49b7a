// Bounds on the length of rectilinear Steiner trees, worked out anew for checks of refusals and of
// shortest lengths.
#pragma once

#include <cstdint>
#include <span>

#include "base/square.h"

namespace hardboard::steiner {

inline constexpr std::size_t most_exact_points = 12;
inline constexpr std::size_t most_spanned_points = 5'000;

// A length below which no tree connects the points: of up to most_exact_points points the length of
// a shortest tree, by the trees of all subsets on the grid of the points' coordinates (Dreyfus and
// Wagner 1971; Hanan 1966); of up to most_spanned_points two thirds of a shortest spanning tree,
// rounded up (Hwang 1976); else 0. O(3^n n^2), or O(n^2). The points differ.
std::uint64_t least_length(std::span<const Square> points);

}  // namespace hardboard::steiner
