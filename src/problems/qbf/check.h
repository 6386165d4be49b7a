// Checks answers about quantified formulas, by trying a strategy against all moves of the other
// side, or by a refutation of all replies.
#pragma once

#include "base/limits.h"
#include "problems/qbf/answer.h"
#include "problems/qbf/puzzle.h"
#include "proofs/kernel_case.h"

namespace hardboard::qbf {

// The most variables whose values are all tried.
inline constexpr std::size_t most_tried = 24;

// `verified` if the answer has a strategy whose functions look at earlier variables alone, and that
// wins against all values of the other side's variables: the answer's refutation shows this, or,
// without one, all values of at most `most_tried` variables are tried. With more variables the
// answer is `claimed`. O(2^variables * (gates + literals) / 64), or O(literals of the clauses that
// the refutation names). Without a strategy the formula's value is tried where that takes a second
// or less (try_all.h), else claimed.
CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits = {},
                  const Recourse& recourse = {});

}  // namespace hardboard::qbf
