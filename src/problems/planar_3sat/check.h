// Checks answers to planar monotone 3SAT.
#pragma once

#include "base/limits.h"
#include "problems/planar_3sat/answer.h"
#include "problems/planar_3sat/puzzle.h"

namespace hardboard::planar_3sat {

// `verified` if the assignment makes each clause true; a refusal is `claimed`. O(variables +
// literals).
CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits = {});

}  // namespace hardboard::planar_3sat
