// Checks answers about circuits.
#pragma once

#include "base/limits.h"
#include "problems/circuit/answer.h"
#include "problems/circuit/puzzle.h"

namespace hardboard::circuit {

// `verified` if the inputs make the first output 1, or if no inputs do and all of them, at most
// 2^24, have been tried; a refusal of more inputs is `claimed`. O(gates), for a refusal O(2^inputs
// * gates / 64).
CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits = {});

}  // namespace hardboard::circuit
