// Checks answers to And-Or-SAT.
#pragma once

#include "base/limits.h"
#include "problems/and_or_sat/answer.h"
#include "problems/and_or_sat/puzzle.h"

namespace hardboard::and_or_sat {

// `verified` if the assignment makes each clause true; a refusal is `claimed`. O(variables +
// literals).
CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits = {});

}  // namespace hardboard::and_or_sat
