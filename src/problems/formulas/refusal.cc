#include "problems/formulas/refusal.h"

#include <fmt/format.h>
#include <iterator>

#include "proofs/proof_file.h"

namespace hardboard::formulas {

std::string canonical_text(const Cnf& cnf) {
  std::string text = fmt::format("sat\nvariables {}\nclauses {}\n", cnf.variables, cnf.size());
  for (std::size_t i = 0; i < cnf.size(); ++i) {
    for (const Literal literal : cnf.clause(i))
      fmt::format_to(std::back_inserter(text), "{} ", literal);
    text += "0\n";
  }
  return text;
}

void check_refusal(const Cnf& cnf, const std::string& otherwise, const Limits& limits,
                   const Recourse& recourse, Findings& findings) {
  using Word = SectionJudgement::Word;
  constexpr std::uint32_t most_searched = 20;  // as the kernel does
  const bool may_search = recourse.may_search && cnf.variables <= most_searched;
  const std::string text =
      may_search || recourse.proofs != nullptr ? canonical_text(cnf) : std::string();
  if (recourse.proofs != nullptr) {
    const SectionJudgement judgement = recourse.proofs->judge(text, limits);
    if (judgement.word == Word::verified && judgement.claim == "never") {
      findings.checked.push_back("the proof shows that no assignment satisfies the clauses");
      return;
    }
    if (judgement.word == Word::verified)
      findings.wrong = "the proof does not say that no assignment satisfies the clauses";
    else if (judgement.word == Word::cut_off)
      findings.claimed.push_back(otherwise + ": " + judgement.words);
    else if (judgement.word != Word::absent)
      findings.wrong = judgement.words;
    if (judgement.word != Word::absent) return;
  }
  if (may_search && !fault_of_search(text, "never", limits))
    findings.checked.push_back("the kernel has tried all assignments");
  else
    findings.claimed.push_back(otherwise);
}

}  // namespace hardboard::formulas
