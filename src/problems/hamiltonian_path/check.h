// The check of an answer to a Hamiltonian path problem, by the problem's statement alone.
#pragma once

#include "base/limits.h"
#include "problems/hamiltonian_path/answer.h"

namespace hardboard::hamiltonian_path {

// Walks the path; counts the parts that a cut leaves; other refusals are claimed. On a grid graph
// the check looks at the points and not at the edges. The answer may hold anything. O(n log n + m).
CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits = {});

}  // namespace hardboard::hamiltonian_path
