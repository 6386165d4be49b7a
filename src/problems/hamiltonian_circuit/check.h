// The check of an answer to a Hamiltonian circuit problem, by the problem's statement alone.
#pragma once

#include "base/limits.h"
#include "problems/hamiltonian_circuit/answer.h"
#include "proofs/kernel_case.h"

namespace hardboard::hamiltonian_circuit {

// Walks the circuit, in O(n log m); refusals as far as graphs::check_no_circuit() shows them. The
// answer may hold anything.
CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits = {},
                  const Recourse& recourse = {});

}  // namespace hardboard::hamiltonian_circuit
