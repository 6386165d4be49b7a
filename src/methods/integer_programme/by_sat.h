// Integer programmes by SAT: variables as bits, rows as clauses.
#pragma once

#include <cstdint>

#include "base/limits.h"
#include "problems/integer_programme/answer.h"

namespace hardboard::integer_programme {

// How far the work on one programme may go, besides the limits.
struct SatEffort {
  std::uint64_t nodes = INT32_MAX / 2;  // of decision diagrams
  std::uint32_t conflicts = INT32_MAX;  // of the solver, for a solution
  std::uint32_t better = INT32_MAX;     // conflicts, for each better solution
};

// A solution, or a refusal, which is the word of the solver. Unknown where a variable has no bound,
// where the clauses do not fit the memory or the effort, and at the limits. Exponential.
Answer solve_by_sat(const Puzzle& puzzle, SatEffort effort, const Limits& limits);

// The same, with a solution of least objective and the minimum beside it: one call of the solver
// after the other, each for a smaller objective than that of the solution before, and of `found`,
// unless that is empty. If the calls come to no end, the answer is the best solution, with the
// bound 0.
Answer least_by_sat(const Puzzle& puzzle, const Solution& found, SatEffort effort,
                    const Limits& limits);

}  // namespace hardboard::integer_programme
