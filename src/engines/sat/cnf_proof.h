// Writes the proof of a refusal of clauses to a file, as docs/proof-format.md describes it.
#pragma once

#include <string>

#include "base/limits.h"
#include "problems/formulas/cnf.h"

namespace hardboard::sat {

// Refutes the clauses again, and adds the proof as a section to the file. Costs, failures and
// result are those of add_proof (engines/sat/proof.h).
std::string write_proof(const std::string& file, const formulas::Cnf& cnf, const Limits& limits);

}  // namespace hardboard::sat
