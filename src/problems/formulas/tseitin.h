// A circuit as clauses (Tseitin 1968), for the method and the check of circuits and for the
// translation.
#pragma once

#include "problems/formulas/aig.h"
#include "problems/formulas/cnf.h"

namespace hardboard {

// The literal that stands for a wire; the variables of the clauses are those of the circuit. The
// wire must not be constant.
constexpr formulas::Literal literal_of(formulas::Wire wire) {
  const auto variable = static_cast<formulas::Literal>(wire / 2);
  return (wire & 1) == 0 ? variable : -variable;
}

// Clauses that are satisfied by the values of all variables, for some inputs that make the first
// output 1, and by no other assignment. Three clauses for each gate, fewer at constants, and at
// most one for the output. O(gates).
formulas::Cnf tseitin_clauses(const formulas::Aig& aig);

}  // namespace hardboard
