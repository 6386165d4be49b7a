// The check of an answer to a Hamiltonian path problem, by the problem's statement alone.
#pragma once

#include "base/limits.h"
#include "problems/hamiltonian_path/answer.h"
#include "proofs/kernel_case.h"

namespace hardboard::hamiltonian_path {

// Walks the path, and counts the parts that a cut leaves, in O(n log n + m); other refusals as far
// as graphs::check_no_circuit() shows them. For paths and cuts on a grid graph the check looks at
// the points and not at the edges. The answer may hold anything.
CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits = {},
                  const Recourse& recourse = {});

}  // namespace hardboard::hamiltonian_path
