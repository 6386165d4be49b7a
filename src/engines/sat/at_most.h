// Bounds on weighted sums of true literals, by clauses.
#pragma once

#include <cstdint>
#include <vector>

#include "base/watch.h"
#include "engines/sat/solver.h"

namespace hardboard::sat {

__extension__ using Weight = __int128;

struct Weighted {
  Literal literal = 0;
  Weight weight = 0;  // positive
};

// Adds clauses that hold in a model, for some values of new variables, if and only if the weights
// of the true literals sum to `most` or less. The first new variable is `fresh`; `fresh` becomes
// the variable behind them. The literals are of different variables.
//
// A bound that one false literal keeps is one clause. Any other becomes a binary decision diagram,
// whose nodes stand for intervals of the bound that is left (Abío, Nieuwenhuis, Oliveras,
// Rodríguez-Carbonell, Mayer-Eichberger 2012): a variable and two clauses a node. Where all weights
// are 1, the nodes are at most `most` + 1 for each literal; weights without a common measure can
// take exponentially many. False once there would be more than `most_nodes` nodes, which counts
// down, or once the watch's limits are reached; the clauses then say less than the bound.
bool add_at_most(Solver& solver, std::vector<Weighted> terms, Weight most, Literal& fresh,
                 std::uint64_t& most_nodes, Watch& watch);

}  // namespace hardboard::sat
