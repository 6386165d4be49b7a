#include "methods/circuit/solve.h"

#include <bit>
#include <fmt/format.h>

#include "base/contract.h"
#include "engines/sat/cnf_proof.h"
#include "engines/sat/decide.h"
#include "problems/formulas/tseitin.h"

namespace hardboard::circuit {
namespace {

constexpr std::uint32_t most_tried = 30;

}  // namespace

Answer solve_by_sat(const Puzzle& puzzle, const SolveOptions& options) {
  const formulas::Cnf clauses = tseitin_clauses(puzzle.aig);
  const sat::Decision decision = sat::decide(clauses, options.limits);
  Answer answer;
  answer.verdict = decision.verdict;
  answer.remark = decision.remark;
  if (answer.verdict == Verdict::unsolvable && !options.proof_file.empty())
    answer.remark = sat::write_proof(options.proof_file, clauses, options.limits);
  if (answer.verdict == Verdict::solvable)
    for (std::uint32_t i = 0; i < puzzle.aig.inputs; ++i)
      answer.inputs.push_back(decision.assignment[i] > 0 ? 1 : 0);
  return answer;
}

std::string try_all_why_not(const Puzzle& puzzle) {
  if (puzzle.aig.inputs <= most_tried) return "";
  return fmt::format("{} inputs, more than {}", puzzle.aig.inputs, most_tried);
}

Answer solve_by_trying_all(const Puzzle& puzzle, const SolveOptions& options) {
  Answer answer;
  const bool has_ended =
      each_input(puzzle, options.limits, [&](const std::vector<std::uint8_t>& inputs) {
        answer.verdict = Verdict::solvable;
        answer.inputs = inputs;
        return false;
      });
  if (has_ended) {
    answer.verdict = Verdict::unsolvable;
    answer.proof = Exhausted{std::uint64_t{1} << puzzle.aig.inputs};
  } else if (answer.verdict == Verdict::unknown) {
    answer.remark = options.limits.words();
  }
  return answer;
}

bool each_input(const Puzzle& puzzle, const Limits& limits,
                const std::function<bool(const std::vector<std::uint8_t>&)>& visit) {
  const formulas::Aig& aig = puzzle.aig;
  promise(aig.inputs <= most_tried, "the inputs are few");
  const std::uint64_t cases = std::uint64_t{1} << aig.inputs;
  std::vector<std::uint64_t> words(aig.inputs), values;
  std::vector<std::uint8_t> inputs(aig.inputs);
  for (std::uint64_t block = 0; block * 64 < cases; ++block) {
    if (block % 256 == 255 && limits.reached()) return false;
    for (std::uint32_t i = 0; i < aig.inputs; ++i) words[i] = formulas::case_word(i, block);
    evaluate(aig, words, values);
    std::uint64_t good = formulas::value_of(aig.outputs[0], values);
    if (cases < 64) good &= (std::uint64_t{1} << cases) - 1;
    for (; good != 0; good &= good - 1) {
      const std::uint64_t number = block * 64 + static_cast<std::uint64_t>(std::countr_zero(good));
      for (std::uint32_t i = 0; i < aig.inputs; ++i)
        inputs[i] = static_cast<std::uint8_t>(number >> i & 1);
      if (!visit(inputs)) return false;
    }
  }
  return true;
}

}  // namespace hardboard::circuit
