// Any graph by a SAT solver that chooses the arcs of the circuit.
#pragma once

#include <string>

#include "methods/hamiltonian_circuit/instance.h"
#include "methods/options.h"

namespace hardboard::hamiltonian_circuit {

// By choose_circuit() of methods/one_circuit.h. A refusal adds its proof to the file of the
// options, if one is named, and then carries the sets that the proof is about.
Answer solve_by_arcs(Instance& instance, const SolveOptions& options);
std::string arcs_why_not(Instance& instance, const SolveOptions& options);

}  // namespace hardboard::hamiltonian_circuit
