// Checks answers about quantified formulas, by trying a strategy against all moves of the other
// side.
#pragma once

#include "base/limits.h"
#include "problems/qbf/answer.h"
#include "problems/qbf/puzzle.h"

namespace hardboard::qbf {

// `verified` if the answer has a strategy whose functions look at earlier variables alone, and that
// wins against all values of the other side's variables, at most 2^24 of them. With more
// variables, or without a strategy, the answer is `claimed`. O(2^variables * (gates + literals) /
// 64).
CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits = {});

}  // namespace hardboard::qbf
