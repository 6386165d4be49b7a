// Proofs of refusals for the checkers of others: a section of a file of proofs (proof_file.h) as
// plain clauses (DIMACS) and an LRAT proof that they can't all hold. What the clauses say of the
// puzzle, and by which rule each holds, stands in comments before them; only the kernel checks
// that.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/limits.h"
#include "base/result.h"

namespace hardboard {

struct ExportedProofs {
  // A section whose proof is not by clauses: its number from 1, its claim, and what shows the
  // claim.
  struct LeftOut {
    std::uint64_t section = 0;
    std::string claim, proof;  // "takes 18", "sets"
  };
  std::uint64_t written = 0;  // sections
  std::vector<LeftOut> left_out;
};

// Writes PREFIX.1.cnf and PREFIX.1.lrat for the first section of the file, and so on for each
// section by clauses. The clauses by rules come first, with numbers from 1; the other steps follow.
// Errors come with line and column of the file; both files of a section that came to its end stay.
// The limits end the work with an error of limits; the memory is that of a section. O(size).
Result<ExportedProofs> export_lrat(const std::string& proofs, const std::string& prefix,
                                   const Limits& limits);

// Writes the LRAT proof of a formula that `clauses` clauses make, whose refusal is the only section
// of the file. The proof refers to the clauses by their places in the formula, so that it goes with
// any file of these clauses in their order. False if the section has no clauses of a formula.
// Errors as above. O(size).
Result<bool> export_lrat_of_formula(const std::string& proofs, const std::string& lrat,
                                    std::uint64_t clauses, const Limits& limits);

}  // namespace hardboard
