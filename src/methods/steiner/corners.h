// Short Steiner trees of more points than subsets can be tried for.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "base/limits.h"
#include "methods/steiner/spanning_tree.h"
#include "problems/steiner/puzzle.h"

namespace hardboard::steiner {

// A spanning tree of the points and of corners of their grid, which are added as long as one makes
// the tree shorter, best ones first (Kahng and Robins 1992); the best tree of some trials, each
// with other corners in place of half of the best one's, until a tree is as short as `enough`.
// Above 1,000 points, or once the limits are reached, fewer corners or none; nothing if not even a
// spanning tree came in time. O(n^3) for n points in each of a few rounds.
std::optional<SpanningTree> tree_with_corners(std::span<const Square> points, std::uint64_t enough,
                                              const Limits& limits);

}  // namespace hardboard::steiner
