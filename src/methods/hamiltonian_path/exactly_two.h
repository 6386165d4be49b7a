// Clauses by which exactly two of some literals are true.
#pragma once

#include <cstdint>
#include <span>

#include "engines/sat/solver.h"

namespace hardboard::sat {

// All cases for up to five literals, else a counter (Sinz 2005) of variables from `next` on, which
// is moved behind them. O(literals) clauses.
void exactly_two(Solver& solver, std::span<const Literal> literals, Literal& next);

}  // namespace hardboard::sat
