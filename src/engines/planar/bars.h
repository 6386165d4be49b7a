// Visibility drawings of planar graphs: each vertex is a bar in a row of its own, each edge a
// column of its own between the bars of its ends, and columns cross no bars.
#pragma once

#include <cstdint>
#include <vector>

#include "base/result.h"
#include "problems/graphs/graph.h"

namespace hardboard::planar {

struct Bars {
  std::vector<std::uint32_t> vertices;  // from the lowest row to the highest
  std::vector<std::uint32_t> edges;     // from the leftmost column to the rightmost
};

// After Rosenstiehl and Tarjan 1986, along a canonical order. Errors as those of embed(). O(n + m).
Result<Bars> bars_of(const graphs::Graph& graph);

}  // namespace hardboard::planar
