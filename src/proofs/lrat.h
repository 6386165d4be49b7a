// Proofs of refusals for the checkers of others: a section of a file of proofs (proof_file.h) as
// plain clauses (DIMACS) and an LRAT proof that they can't all hold. What the clauses say of the
// puzzle, and by which rule each holds, stands in comments before them; only the kernel checks
// that.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/result.h"

namespace hardboard {

// Writes PREFIX.1.cnf and PREFIX.1.lrat for the first section of the file, and so on; `sections`
// becomes their number. The clauses by rules come first, with numbers from 1; the other steps
// follow. Errors come with line and column of the file; files already written stay. O(size).
std::optional<InputError> export_lrat(const std::string& proofs, const std::string& prefix,
                                      std::uint64_t& sections);

}  // namespace hardboard
