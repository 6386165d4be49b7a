// The findings of a checker of answers, and the checks of those parts that answers of all kinds
// share.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "proofs/answer_head.h"

namespace hardboard {

// The first error ends a check; checked and claimed parts add up.
struct Findings {
  std::optional<std::string> wrong;
  std::vector<std::string> checked, claimed;

  // `wrong` after an error, else `claimed` if any part is only claimed, else `verified`.
  CheckReport report() const;
};

// A proof beside an answer that refuses nothing is an error.
void check_idle_proof(const AnswerHead& answer, Findings& findings);

// A count of solutions must fit the verdict; the count itself is claimed, unless it is 0, or the
// kernel, which `fault_of` asks, finds no fault in it.
void check_count(
    const AnswerHead& answer, Findings& findings,
    const std::function<std::optional<std::string>(const std::string& count)>& fault_of = {});

// The bound of a minimum must not be above its value.
void check_bound(const Minimum& minimum, Findings& findings);

}  // namespace hardboard
