// Integer programmes by CBC, whose solutions are checked in whole numbers.
#pragma once

#include "base/limits.h"
#include "problems/integer_programme/answer.h"

namespace hardboard::integer_programme {

// A solution; or the word of CBC, which computes in floating point, that there is none. Unknown at
// the limits, and where CBC's values break a bound. Exponential.
Answer solve_by_cbc(const Puzzle& puzzle, const Limits& limits);

// The same, with a solution of least objective as far as CBC knows, and the minimum beside it. CBC
// starts from the solution `found`, or, if that is empty, from any that CBC finds in a quarter of
// the time. At the end of the time the answer is the best solution that CBC has met, with CBC's
// bound; where CBC breaks off, the answer is the solution of the start.
Answer least_by_cbc(const Puzzle& puzzle, const Solution& found, const Limits& limits);

}  // namespace hardboard::integer_programme
