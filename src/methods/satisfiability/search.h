// All satisfying assignments: by plain search, which is slow, complete, and independent of the SAT
// solver; and by the SAT solver, for formulas of many variables and few solutions.
#pragma once

#include <cstdint>
#include <functional>

#include "base/limits.h"
#include "problems/formulas/cnf.h"

namespace hardboard::satisfiability {

// Calls `visit` with each assignment that satisfies the clauses, in the order of binary numbers;
// false ends the search. `positions`, if given, counts the assignments of first variables that the
// search has looked at. Returns true if the search came to its end, false if `visit` or the limits
// ended it. O(2^variables * literals).
bool each_assignment(const formulas::Cnf& cnf, const Limits& limits,
                     const std::function<bool(const formulas::Assignment&)>& visit,
                     std::uint64_t* positions = nullptr);

// The same by the SAT solver, in no order to rely on: a clause denies each assignment that was
// found. Exponential time; the memory of all assignments.
bool each_assignment_by_sat(const formulas::Cnf& cnf, const Limits& limits,
                            const std::function<bool(const formulas::Assignment&)>& visit);

}  // namespace hardboard::satisfiability
