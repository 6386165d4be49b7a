// Proofs by clauses: clauses that hold by some rule, and clauses that follow from them by unit
// propagation, up to the empty clause.
#pragma once

#include "kernel/text.h"

namespace hardboard::kernel {

// The number of a variable, from 1, negative for its denial.
using Literal = std::int64_t;
using Clause = std::vector<Literal>;

// Reads literals up to a 0.
Clause read_clause(Reader& in, std::int64_t variables);

// Reads the line `steps N` and N steps (docs/proof-format.md). by_rule(rule, clause) reads the rest
// of a line and throws NotShown unless the clause holds. NotShown too if a clause does not follow,
// or if no clause is the empty one. Time in the literals of all clauses and of the clauses from
// which they follow, besides the cost of the rules; memory for the clauses that are not yet
// deleted.
void refute_by_steps(Reader& in, std::int64_t variables,
                     const std::function<void(const std::string&, const Clause&)>& by_rule);

}  // namespace hardboard::kernel
