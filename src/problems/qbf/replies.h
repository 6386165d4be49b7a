// The replies that beat a strategy of a quantified formula, as a formula in conjunctive normal
// form: a refutation of it shows that the strategy wins.
#pragma once

#include "problems/formulas/aig.h"
#include "problems/formulas/cnf.h"
#include "problems/qbf/puzzle.h"

namespace hardboard::qbf {

// Satisfiable if and only if some values of the other side make the matrix false although the
// strategy claims that the formula is true, or the other way round. First come the formula's own
// variables; then one for each gate of the strategy, one that is false, and, if the formula is
// claimed to be true, one for each clause, which says that the clause is false. Clauses: three for
// each gate, one for the constant, two for each output, then those of the matrix, or, of a formula
// claimed to be true, two-literal clauses for each literal of the matrix and one that some clause
// is false. The strategy must have the inputs and outputs that the formula asks for.
// O(gates + literals).
formulas::Cnf replies_to(const Puzzle& puzzle, bool is_true, const formulas::Aig& strategy);

}  // namespace hardboard::qbf
