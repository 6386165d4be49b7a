// Refusals at a glance: a few vertices whose removal leaves more parts than a path can join.
#pragma once

#include <string>

#include "methods/hamiltonian_path/instance.h"
#include "methods/options.h"

namespace hardboard::hamiltonian_path {

// Unsolvable with a Cut, or unknown. Tries the empty set (is the graph connected?), each vertex and
// all vertices that the graph falls apart without, the neighbours of vertices of degree 1, both
// sides of a bipartite graph, and these with the path's ends. O((n + m) log n).
Answer refuse_by_cut(Instance& instance, const SolveOptions& options);
std::string cut_why_not(Instance& instance, const SolveOptions& options);

}  // namespace hardboard::hamiltonian_path
