// All small integer programmes of a few shapes, to verify translations by.
#pragma once

#include <functional>

#include "problems/integer_programme/puzzle.h"

namespace hardboard::integer_programme {

// Calls `visit` with each programme of one row and 1 to `variables` variables, with coefficients
// from -1 to 2, the bounds >= 1, <= 1, = 2, or from 1 to 2, and variables from 0 to 1, -1 to 2, 0
// to 5, exactly 1, without a value, or without a bound. There are 96 of one variable and 2,304 of
// two; variable j costs j. Returns false if `visit` returned false.
bool each_small_programme(unsigned variables, const std::function<bool(Puzzle)>& visit);

}  // namespace hardboard::integer_programme
