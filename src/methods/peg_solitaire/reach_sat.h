// Reachability by SAT: the integer programme with unary numbers. At first each jump is made at most
// once; the bounds that a refusal uses are doubled.
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "methods/peg_solitaire/reach_core.h"
#include "proofs/answer_head.h"

namespace hardboard::peg_solitaire {

struct ReachBySat {
  Verdict verdict = Verdict::unknown;
  std::vector<std::uint32_t> x;  // solvable: a solution of the core's game
};

// Exponential in the worst case; boards of wires and gates are Boolean circuits and take about as
// long as the circuits. Unknown if the limits were reached, or if the formula does not fit in the
// memory.
ReachBySat reach_by_sat(const ReachCore& core, const Limits& limits);

}  // namespace hardboard::peg_solitaire
