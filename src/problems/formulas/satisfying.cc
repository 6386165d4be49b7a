#include "problems/formulas/satisfying.h"

#include <array>
#include <fmt/format.h>
#include <span>
#include <utility>

#include "base/counted.h"
#include "problems/formulas/assignment.h"
#include "proofs/answer_form.h"
#include "proofs/findings.h"

namespace hardboard::formulas {

void describe_satisfying(Archive& archive, std::string_view kind, std::size_t clauses,
                         SatisfyingAnswer& answer) {
  const std::string comment =
      answer.verdict == Verdict::solvable ? "satisfiable: " + counted(clauses, "clause") : "";
  describe_begin(archive, kind, solo_verdicts, comment, answer);
  describe_assignment(archive, answer, answer.assignment);
  describe_numbers(archive, {}, answer);
  constexpr std::array<std::string_view, 1> proofs = {"exhausted"};
  archive.choice("proof", answer.proof, std::span(proofs));
  describe_end(archive, answer);
}

std::optional<Result<SatisfyingAnswer>> read_solver_answer(const Text& text,
                                                           std::uint32_t variables) {
  if (!looks_like_solver_lines(text.content)) return std::nullopt;
  Result<SolverLines> lines = read_solver_lines(text, variables);
  if (!lines) return Result<SatisfyingAnswer>(lines.error());
  SatisfyingAnswer answer;
  answer.verdict = lines->verdict;
  answer.assignment = std::move(lines->assignment);
  return Result<SatisfyingAnswer>(std::move(answer));
}

CheckReport check_satisfying(
    const SatisfyingAnswer& answer, std::size_t clauses,
    const std::function<std::optional<std::string>(const Assignment&)>& refute,
    const std::function<Cnf()>& cnf, const Limits& limits, const Recourse& recourse) {
  Findings findings;
  if (answer.verdict != Verdict::unsolvable && answer.proof.index() != 0)
    check_idle_proof(answer, findings);
  if (!findings.wrong) check_count(answer, findings);
  if (!findings.wrong && answer.verdict == Verdict::solvable) {
    findings.wrong = refute(answer.assignment);
    findings.checked.push_back(
        fmt::format("the assignment satisfies {}", counted(clauses, "clause")));
  } else if (answer.verdict == Verdict::unsolvable) {
    check_refusal(cnf(), "nobody has checked that no assignment satisfies the clauses", limits,
                  recourse, findings);
  } else if (answer.verdict == Verdict::unknown) {
    findings.claimed.push_back("nothing is said that could be checked");
  }
  return findings.report();
}

}  // namespace hardboard::formulas
