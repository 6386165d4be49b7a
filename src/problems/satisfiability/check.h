// Checks answers to satisfiability problems.
#pragma once

#include "base/limits.h"
#include "problems/satisfiability/answer.h"
#include "problems/satisfiability/puzzle.h"

namespace hardboard::satisfiability {

// `verified` if the assignment makes each clause true; a refusal is `claimed`. O(variables +
// literals).
CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits = {});

}  // namespace hardboard::satisfiability
