// Any graph by a SAT solver that chooses the edges of the path.
#pragma once

#include <string>

#include "methods/hamiltonian_path/instance.h"
#include "methods/options.h"

namespace hardboard::hamiltonian_path {

// A vertex outside of the graph, joined to all vertices where a path may end, turns paths into
// circles: of its edges and of those of each vertex exactly two are chosen. Choices that fall apart
// into several circles are excluded one by one, as they come: of the edges that leave a circle's
// vertices one must be chosen (after Dantzig, Fulkerson and Johnson 1954). Exponential time; O(n +
// m) variables and clauses, and a clause for each excluded circle.
Answer solve_by_edges(Instance& instance, const SolveOptions& options);
std::string edges_why_not(Instance& instance, const SolveOptions& options);

// Visits all Hamiltonian paths of a graph as each_path() of subsets.h does, in any order. A path
// that was visited is excluded by a clause. Exponential time; O(m) for each path beside the search.
bool each_path_by_edges(const Puzzle& puzzle, const Limits& limits, const PathVisit& visit);

}  // namespace hardboard::hamiltonian_path
