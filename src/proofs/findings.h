// What a checker of answers has found so far, and what it makes of the parts that answers of all
// kinds have.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "proofs/answer_head.h"

namespace hardboard {

// Something wrong ends the check; what was checked and what nobody has checked adds up.
struct Findings {
  std::optional<std::string> wrong;
  std::vector<std::string> checked, claimed;

  // `verified` if nothing is wrong and nothing is merely claimed.
  CheckReport report() const;
};

// An answer that refuses nothing has no use for a proof: one beside it is wrong.
void check_idle_proof(const AnswerHead& answer, Findings& findings);

// A count of solutions must fit the verdict; that it is right is claimed, unless it is 0.
void check_count(const AnswerHead& answer, Findings& findings);

// The bound of a minimum must not be above its value.
void check_bound(const Minimum& minimum, Findings& findings);

}  // namespace hardboard
