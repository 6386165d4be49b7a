#include "problems/formulas/clause_proof.h"

#include "problems/formulas/refusal.h"
#include "proofs/proof_file.h"

namespace hardboard::formulas {

bool check_proof(const Cnf& cnf, const std::string& otherwise, const Limits& limits,
                 const Recourse& recourse, Findings& findings) {
  using Word = SectionJudgement::Word;
  if (recourse.proofs == nullptr) return false;
  const SectionJudgement judgement = recourse.proofs->judge(canonical_text(cnf), limits);
  if (judgement.word == Word::absent) return false;
  if (judgement.word == Word::cut_off)
    findings.claimed.push_back(otherwise + ": " + judgement.words);
  else if (judgement.word != Word::verified)
    findings.wrong = judgement.words;
  else if (judgement.claim != "never")
    findings.wrong = "the proof does not say that no assignment satisfies the clauses";
  else
    findings.checked.push_back("the proof shows that no assignment satisfies the clauses");
  return true;
}

}  // namespace hardboard::formulas
