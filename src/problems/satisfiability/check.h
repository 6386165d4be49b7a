// Checks answers to satisfiability problems.
#pragma once

#include "base/limits.h"
#include "problems/satisfiability/answer.h"
#include "problems/satisfiability/puzzle.h"
#include "proofs/kernel_case.h"

namespace hardboard::satisfiability {

// `verified` if the assignment makes each clause true, or if the kernel verifies that none does:
// by a proof, or by its own search (problems/formulas/refusal.h). O(variables + literals) beside
// the kernel.
CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits = {},
                  const Recourse& recourse = {});

}  // namespace hardboard::satisfiability
