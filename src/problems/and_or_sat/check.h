// Checks answers to And-Or-SAT.
#pragma once

#include "base/limits.h"
#include "problems/and_or_sat/answer.h"
#include "problems/and_or_sat/puzzle.h"
#include "proofs/kernel_case.h"

namespace hardboard::and_or_sat {

// `verified` if the assignment makes each clause true, or if the kernel verifies that none does:
// by a proof, or by its own search (problems/formulas/refusal.h). O(variables + literals) beside
// the kernel.
CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits = {},
                  const Recourse& recourse = {});

}  // namespace hardboard::and_or_sat
