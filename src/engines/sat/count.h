// Counting true literals by clauses, for problems whose solutions may have at most so many parts.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/watch.h"
#include "engines/sat/solver.h"

namespace hardboard::sat {

// Literals of new variables, the first of which is `fresh`; `fresh` becomes the variable behind
// them. Number j, from 0, is true in every model in which more than j of the literals are true; so
// its negation allows at most j (the sequential counter of Sinz 2005). Has min(most, literals)
// entries. O(most * literals) clauses; incomplete once the watch's limits are reached.
std::vector<Literal> add_counter(Solver& solver, std::span<const Literal> literals,
                                 std::uint32_t most, Literal& fresh, Watch& watch);

}  // namespace hardboard::sat
