// Refusals of clauses, for all problems that are clauses or turn into some: by a proof in a file,
// or by the kernel's own search. The kernel judges both (docs/proof-format.md).
#pragma once

#include <string>

#include "base/limits.h"
#include "problems/formulas/cnf.h"
#include "proofs/findings.h"
#include "proofs/kernel_case.h"

namespace hardboard::formulas {

// The formula as the kernel reads it. O(size).
std::string canonical_text(const Cnf& cnf);

// Adds to the findings that no assignment satisfies the clauses, as far as that can be shown; a
// proof in the file that does not hold is an error. `otherwise` says what nobody has checked else.
// As long as the kernel takes.
void check_refusal(const Cnf& cnf, const std::string& otherwise, const Limits& limits,
                   const Recourse& recourse, Findings& findings);

}  // namespace hardboard::formulas
