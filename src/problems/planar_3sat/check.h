// Checks answers to planar monotone 3SAT.
#pragma once

#include "base/limits.h"
#include "problems/planar_3sat/answer.h"
#include "problems/planar_3sat/puzzle.h"
#include "proofs/kernel_case.h"

namespace hardboard::planar_3sat {

// `verified` if the assignment makes each clause true, or if the kernel verifies that none does:
// by a proof, or by its own search (problems/formulas/refusal.h). O(variables + literals) beside
// the kernel.
CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits = {},
                  const Recourse& recourse = {});

}  // namespace hardboard::planar_3sat
