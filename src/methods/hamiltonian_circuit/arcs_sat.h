// Any graph by a SAT solver that chooses the arcs of the circuit.
#pragma once

#include <string>

#include "methods/hamiltonian_circuit/instance.h"
#include "methods/options.h"

namespace hardboard::hamiltonian_circuit {

// Of the arcs that leave a vertex, and of those that enter it, exactly one is chosen. Choices of
// several circuits are excluded one by one, as they come: an arc must leave each circuit's vertices
// (after Dantzig, Fulkerson and Johnson 1954). Exponential time; O(n + m) clauses, and one for each
// excluded circuit.
Answer solve_by_arcs(Instance& instance, const SolveOptions& options);
std::string arcs_why_not(Instance& instance, const SolveOptions& options);

}  // namespace hardboard::hamiltonian_circuit
