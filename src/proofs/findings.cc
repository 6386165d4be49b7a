#include "proofs/findings.h"

#include <fmt/format.h>

namespace hardboard {

CheckReport Findings::report() const {
  if (wrong) return {Check::wrong, *wrong};
  std::vector<std::string> all = checked;
  all.insert(all.end(), claimed.begin(), claimed.end());
  return {claimed.empty() ? Check::verified : Check::claimed,
          fmt::format("{}", fmt::join(all, "; "))};
}

void check_idle_proof(const AnswerHead& answer, Findings& findings) {
  findings.wrong =
      fmt::format("there is a proof, but \"{}\" refuses nothing", word_of(answer.verdict));
}

void check_count(const AnswerHead& answer, Findings& findings,
                 const std::function<std::optional<std::string>(const std::string&)>& fault_of) {
  if (!answer.count) return;
  const bool none = *answer.count == "0";
  if (none && (answer.verdict == Verdict::solvable || answer.verdict == Verdict::win)) {
    findings.wrong = "the count of solutions is 0, and there is one";
  } else if (!none && answer.verdict == Verdict::unsolvable) {
    findings.wrong = "the count of solutions is not 0, and there is said to be none";
  } else if (!none || answer.verdict != Verdict::unsolvable) {
    const std::string otherwise = "nobody has checked the count of solutions";
    const std::optional<std::string> fault = fault_of ? fault_of(*answer.count) : otherwise;
    if (!fault)
      findings.checked.emplace_back("the kernel counts as many solutions");
    else
      findings.claimed.push_back(fault == otherwise ? otherwise : otherwise + ": " + *fault);
  }
}

void check_bound(const Minimum& minimum, Findings& findings) {
  if (minimum.bound > minimum.value)
    findings.wrong = fmt::format("the bound {} is above {}", minimum.bound, minimum.value);
}

}  // namespace hardboard
