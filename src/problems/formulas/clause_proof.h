// Proofs in files that no assignment satisfies some clauses, for all problems that turn into some.
// The kernel judges them (docs/proof-format.md).
#pragma once

#include <string>

#include "base/limits.h"
#include "problems/formulas/cnf.h"
#include "proofs/findings.h"
#include "proofs/kernel_case.h"

namespace hardboard::formulas {

// Asks the file of proofs whether an assignment satisfies the clauses. Returns whether a section of
// the file is about them: then the findings say what it shows, and an error, if it shows nothing;
// `otherwise` says what nobody has checked if the limits come first. As long as the kernel takes.
bool check_proof(const Cnf& cnf, const std::string& otherwise, const Limits& limits,
                 const Recourse& recourse, Findings& findings);

}  // namespace hardboard::formulas
