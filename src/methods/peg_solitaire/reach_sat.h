// Reachability by SAT: the integer programme with numbers in unary. How often a jump is made is
// bounded by 1 at first; the bounds that a refusal rests on are doubled.
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
// long as these circuits do. Unknown if the limits were reached, or if the formula does not fit the
// memory.
ReachBySat reach_by_sat(const ReachCore& core, const Limits& limits);

}  // namespace hardboard::peg_solitaire
