// Small graphs by dynamic programming over sets of vertices: at which vertices can a path end that
// visits exactly this set?
#pragma once

#include <string>

#include "methods/hamiltonian_path/instance.h"
#include "methods/options.h"

namespace hardboard::hamiltonian_path {

inline constexpr std::uint32_t most_in_subsets = 20;

// Bellman 1962, Held and Karp 1962. Graphs of at most `most_in_subsets` vertices. O(2^n n) time, 4
// bytes for each of the 2^n sets.
Answer solve_by_subsets(Instance& instance, const SolveOptions& options);
std::string subsets_why_not(Instance& instance, const SolveOptions& options);

// Visits all Hamiltonian paths of a graph that small, each as its vertices in order; a path without
// given ends is visited in both directions. False if `visit` or a limit ended the visits. O(n) for
// each path, by the same table.
bool each_path(const Puzzle& puzzle, const Limits& limits, const PathVisit& visit);

}  // namespace hardboard::hamiltonian_path
