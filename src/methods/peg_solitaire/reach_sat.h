// Reachability by SAT: the integer programme in unary, its bounds widened only where a refusal
// leans on them.
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "methods/peg_solitaire/reach_core.h"
#include "proofs/answer_head.h"

namespace hardboard::peg_solitaire {

struct ReachBySat {
  Verdict verdict = Verdict::unknown;
  std::vector<std::uint32_t> x;  // solves the core's game, if that is solvable
  std::uint32_t rounds = 0;      // formulas made
  std::uint64_t variables = 0;   // of the last one
};

// Exponential in the worst case; boards of wires and gates are Boolean circuits and take about as
// long as these.
ReachBySat reach_by_sat(const ReachCore& core, const Limits& limits);

}  // namespace hardboard::peg_solitaire
