// The check of an answer to a Hamiltonian circuit problem, by the problem's statement alone.
#pragma once

#include "base/limits.h"
#include "problems/hamiltonian_circuit/answer.h"

namespace hardboard::hamiltonian_circuit {

// Walks the circuit; refusals are claimed. The answer may hold anything. O(n log m).
CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits = {});

}  // namespace hardboard::hamiltonian_circuit
