// Whether a graph is in one part, given the neighbours of each vertex.
#pragma once

#include "problems/graphs/graph.h"

namespace hardboard::hamiltonian_path {

// Of a graph with a vertex at least. O(n + m).
bool is_connected(const graphs::Rows& rows);

// Whether the graph stays in one part whichever vertex it loses. O(n + m).
bool is_biconnected(const graphs::Rows& rows);

}  // namespace hardboard::hamiltonian_path
