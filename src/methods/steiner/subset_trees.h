// Shortest Steiner trees by dynamic programming on subsets of the points (Dreyfus and Wagner 1971)
// on the points' grid, which always holds a shortest one (Hanan 1966).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/limits.h"
#include "problems/steiner/puzzle.h"

namespace hardboard::steiner {

inline constexpr std::size_t most_subset_points = 18;

// The bytes of the table for so many points: n^2 * 2^n * 4 at most.
std::uint64_t table_bytes(std::span<const Square> points);

// A shortest tree of at most most_subset_points points; nothing once the limits are reached.
// O(3^n * n^2) time: a second for 15 points.
std::optional<std::vector<Segment>> shortest_tree(std::span<const Square> points,
                                                  const Limits& limits);

}  // namespace hardboard::steiner
