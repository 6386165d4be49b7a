// All small formulas, to verify translations by: one of each class of formulas that differ only by
// names of variables, by signs, and by order.
#pragma once

#include <cstdint>
#include <functional>

#include "problems/formulas/cnf.h"

namespace hardboard {

// Calls `visit` with one formula of each class of at most `variables` variables and at most
// variables + 1 different clauses, of one to three literals of different variables each. Formulas
// with fewer variables come first, then those with fewer clauses; a variable may be in no clause.
// Returns false if `visit` returned false. There are 526 of at most three variables.
bool each_small_formula(std::uint32_t variables,
                        const std::function<bool(const formulas::Cnf&)>& visit);

}  // namespace hardboard
