#include "problems/formulas/refusal.h"

#include <fmt/format.h>
#include <optional>

#include "base/append_format.h"
#include "problems/formulas/clause_proof.h"

namespace hardboard::formulas {

std::string canonical_text(const Cnf& cnf) {
  std::string text = fmt::format("sat\nvariables {}\nclauses {}\n", cnf.variables, cnf.size());
  for (std::size_t i = 0; i < cnf.size(); ++i) {
    for (const Literal literal : cnf.clause(i)) append_format(text, "{} ", literal);
    text += "0\n";
  }
  return text;
}

void check_refusal(const Cnf& cnf, const std::string& otherwise, const Limits& limits,
                   const Recourse& recourse, Findings& findings) {
  constexpr std::uint32_t most_searched = 20;  // as the kernel does
  if (check_proof(cnf, otherwise, limits, recourse, findings)) return;
  std::optional<std::string> fault = "too many variables";
  if (recourse.may_search && cnf.variables <= most_searched)
    fault = fault_of_search(canonical_text(cnf), "never", limits);
  if (!fault)
    findings.checked.push_back("the kernel has tried all assignments");
  else if (fault->ends_with("an assignment satisfies all clauses"))
    findings.wrong = "the kernel finds an assignment that satisfies all clauses";
  else
    findings.claimed.push_back(
        otherwise + (recourse.may_search ? ": without a proof there are too many to try" : ""));
}

}  // namespace hardboard::formulas
