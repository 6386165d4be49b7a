// Graphs by chance and by name.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/limits.h"
#include "base/random.h"
#include "problems/graphs/graph.h"

namespace hardboard::graph_capture {

enum class Shape : std::uint8_t { random, tree, regular, grid, circle, complete, bipartite };

// What a graph is to be like. It has at least one vertex.
struct ShapeWish {
  Shape shape = Shape::random;
  std::uint32_t vertices = 12;
  std::uint64_t edges = 18;  // of Shape::random
  std::uint32_t degree = 3;  // of Shape::regular
};

// Why there is no such connected graph, or none of a reasonable size, in words that name the
// option; empty if there is one. O(1).
std::string why_impossible(const ShapeWish& wish);

// A graph of the shape, which is possible. Random graphs are random recursive trees with other
// edges by chance. Grids have as many rows as columns, or a row less, and the last row may be
// shorter. Complete bipartite graphs have as many vertices on both sides, or one more on one side.
// Nothing at the limits, and if a regular graph falls apart. O(edges log edges).
std::optional<graphs::Graph> graph_of(const ShapeWish& wish, Random& random, const Limits& limits);

}  // namespace hardboard::graph_capture
