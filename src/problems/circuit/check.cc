#include "problems/circuit/check.h"

#include <fmt/format.h>

#include "base/counted.h"
#include "problems/formulas/refusal.h"
#include "problems/formulas/tseitin.h"
#include "proofs/findings.h"

namespace hardboard::circuit {
namespace {

constexpr std::uint32_t most_tried = 24;  // inputs

void check_inputs(const formulas::Aig& aig, const Answer& answer, Findings& findings) {
  if (answer.inputs.size() != aig.inputs) {
    findings.wrong = fmt::format("the answer has {}, and the circuit has {}",
                                 counted(answer.inputs.size(), "input"), aig.inputs);
    return;
  }
  const std::vector<std::uint64_t> inputs(answer.inputs.begin(), answer.inputs.end());
  std::vector<std::uint64_t> values;
  evaluate(aig, inputs, values);
  if ((formulas::value_of(aig.outputs[0], values) & 1) == 0)
    findings.wrong = "the inputs make the first output 0";
  else
    findings.checked.push_back("the inputs make the first output 1");
}

// Tries all inputs, 64 at a time; of too many inputs a proof must speak, about the circuit as
// clauses. The cases of fewer than six inputs repeat within the 64.
void try_all(const formulas::Aig& aig, const Limits& limits, const Recourse& recourse,
             Findings& findings) {
  if (aig.inputs > most_tried)
    return formulas::check_refusal(tseitin_clauses(aig),
                                   "nobody has checked that no inputs make the first output 1",
                                   limits, recourse, findings);
  std::vector<std::uint64_t> inputs(aig.inputs), values;
  const std::uint64_t blocks = aig.inputs <= 6 ? 1 : std::uint64_t{1} << (aig.inputs - 6);
  for (std::uint64_t block = 0; block < blocks; ++block) {
    for (std::uint32_t i = 0; i < aig.inputs; ++i) inputs[i] = formulas::case_word(i, block);
    evaluate(aig, inputs, values);
    if (formulas::value_of(aig.outputs[0], values) != 0) {
      findings.wrong = "some inputs make the first output 1";
      return;
    }
    if (block % 256 == 255 && limits.reached()) {
      findings.claimed.push_back(fmt::format("{} before all inputs were tried", limits.words()));
      return;
    }
  }
  findings.checked.push_back("no inputs make the first output 1: all have been tried");
}

}  // namespace

CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits,
                  const Recourse& recourse) {
  Findings findings;
  if (answer.verdict != Verdict::unsolvable && answer.proof.index() != 0)
    check_idle_proof(answer, findings);
  if (!findings.wrong) check_count(answer, findings);
  if (findings.wrong) return findings.report();
  if (answer.verdict == Verdict::solvable)
    check_inputs(puzzle.aig, answer, findings);
  else if (answer.verdict == Verdict::unsolvable)
    try_all(puzzle.aig, limits, recourse, findings);
  else
    findings.claimed.push_back("nothing is said that could be checked");
  return findings.report();
}

}  // namespace hardboard::circuit
