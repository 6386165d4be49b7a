// Shortest spanning trees of points in the plane where distances are rectilinear, and their bounds
// on Steiner trees.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/limits.h"
#include "problems/steiner/puzzle.h"

namespace hardboard::steiner {

// The segments from `a` to `b`: along the row of `a`, then along the column of `b`.
void add_path(Square a, Square b, std::vector<Segment>& segments);

struct SpanningTree {
  std::vector<Segment> segments;
  std::uint64_t length = 0;
};

// A shortest spanning tree (Prim 1957); nothing once the limits are reached. O(n^2) time, O(n)
// memory.
std::optional<SpanningTree> shortest_spanning_tree(std::span<const Square> points,
                                                   const Limits& limits);

// No Steiner tree is shorter: two thirds of the shortest spanning tree (Hwang 1976), half the
// perimeter of the points' box, and one unit for each point but one.
std::uint64_t least_length(std::span<const Square> points, const SpanningTree& tree);

}  // namespace hardboard::steiner
