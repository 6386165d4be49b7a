// Integer programmes by CBC, whose solutions are checked in whole numbers.
#pragma once

#include "base/limits.h"
#include "problems/integer_programme/answer.h"

namespace hardboard::integer_programme {

// A solution, with `minimize` one of least objective as far as CBC knows, and the minimum beside
// it; or the word of CBC, which computes in floating point, that there is none. Unknown at the
// limits, and where CBC's values break a bound. Exponential.
Answer solve_by_cbc(const Puzzle& puzzle, bool minimize, const Limits& limits);

}  // namespace hardboard::integer_programme
