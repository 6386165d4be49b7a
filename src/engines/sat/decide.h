// Decides clauses by the SAT solver, with an assignment of all variables.
#pragma once

#include <cstdint>

#include "base/limits.h"
#include "engines/sat/solver.h"
#include "problems/formulas/cnf.h"
#include "proofs/answer_head.h"

namespace hardboard::sat {

// Do clauses of so many literals over so many variables fit the memory, as far as it can be
// reckoned beforehand? What the solver learns takes more. O(1).
bool fits(std::uint64_t variables, std::uint64_t literals, const Limits& limits);

struct Decision {
  Verdict verdict = Verdict::unknown;
  formulas::Assignment assignment;  // of a solvable formula
  const char* remark = "";          // the reason for `unknown`
};

// A variable without a literal takes no memory of the solver and is false. Unknown if the limits
// are reached, or if the clauses do not fit the memory. Exponential time, as for all of SAT; a few
// hundred bytes for each variable with a literal.
Decision decide(const formulas::Cnf& cnf, const Limits& limits);

}  // namespace hardboard::sat
