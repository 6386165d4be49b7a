// Checks answers about circuits.
#pragma once

#include "base/limits.h"
#include "problems/circuit/answer.h"
#include "problems/circuit/puzzle.h"
#include "proofs/kernel_case.h"

namespace hardboard::circuit {

// `verified` if the inputs make the first output 1, or if no inputs do and all of them, at most
// 2^24, have been tried, or if the kernel verifies a proof about the circuit as clauses
// (problems/formulas/tseitin.h). O(gates), for a refusal O(2^inputs * gates / 64), or as long as
// the kernel takes.
CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits = {},
                  const Recourse& recourse = {});

}  // namespace hardboard::circuit
