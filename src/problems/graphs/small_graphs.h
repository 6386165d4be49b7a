// All small graphs of some kinds, by which reductions from problems on graphs are verified.
#pragma once

#include <cstdint>
#include <vector>

#include "base/square.h"
#include "problems/graphs/graph.h"

namespace hardboard::graphs {

// The connected graphs with this many vertices, 1 to 10, and degrees up to `most_degree`, but for
// those that differ by names alone. 64 for 7 vertices of degrees up to 3, in 0.05 s.
std::vector<Graph> connected_graphs(std::uint32_t vertices, std::uint32_t most_degree);

// The connected sets of this many grid points, each sorted and with its least coordinates 1; those
// that differ by a turn or a reflection are all there. 760 for 7 points.
std::vector<std::vector<Square>> connected_points(std::uint32_t number);

}  // namespace hardboard::graphs
