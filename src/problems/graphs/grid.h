// Grid graphs: points of the plane with integer coordinates, adjacent at distance 1.
#pragma once

#include <optional>
#include <span>

#include "base/square.h"
#include "problems/graphs/graph.h"

namespace hardboard::graphs {

// The graph whose vertex v is points[v]; the points are sorted, without repetition. O(n log n).
Graph grid_graph(std::span<const Square> points);

// The number of a point among sorted points; nothing if it is none of them. O(log n).
std::optional<std::uint32_t> number_of(std::span<const Square> points, Square point);

}  // namespace hardboard::graphs
