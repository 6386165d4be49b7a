#include "methods/qbf/solve.h"

#include <fmt/format.h>

#include "engines/qbf/depqbf.h"
#include "methods/qbf/refute_replies.h"
#include "methods/qbf/search.h"
#include "problems/qbf/check.h"

namespace hardboard::qbf {
namespace {

constexpr std::uint32_t most_variables = 2000;
constexpr std::uint64_t brief_work = 300'000'000;
constexpr std::size_t most_text = 1'000'000;  // bytes of a text in an answer

bool fits_an_answer(const formulas::Refutation& refutation) {
  constexpr std::size_t most_numbers = most_text / 8;
  std::size_t numbers = 0;
  for (const formulas::RefutationStep& step : refutation.steps)
    numbers += step.clause.size() + step.from.size() + 1;
  return numbers <= most_numbers;
}

}  // namespace

std::string search_why_not(const Puzzle& puzzle) {
  if (puzzle.matrix.variables <= most_variables) return "";
  return fmt::format("{} variables, more than {}", puzzle.matrix.variables, most_variables);
}

Answer solve_by_search(const Puzzle& puzzle, const SolveOptions& options) {
  Answer answer;
  const bool is_brief = !options.alone;
  const std::optional<Found> found = search(puzzle, options.limits, is_brief ? brief_work : 0);
  if (!found) {
    answer.remark = options.limits.words();
    return answer;
  }
  answer.verdict = found->is_true ? Verdict::solvable : Verdict::unsolvable;
  answer.strategy = formulas::write_aig(found->strategy);
  if (answer.strategy.size() > most_text) {
    answer.strategy.clear();
    answer.remark = fmt::format("the strategy has {} gates, too many for an answer",
                                found->strategy.gates.size());
  }
  if (!found->is_true && answer.strategy.empty()) answer.proof = Exhausted{found->positions};
  if (!answer.strategy.empty() && found->strategy.inputs > most_tried) {
    std::optional<formulas::Refutation> refutation =
        refute_replies(puzzle, found->is_true, found->strategy, options.limits);
    if (refutation && fits_an_answer(*refutation)) answer.proof = *std::move(refutation);
  }
  return answer;
}

Answer solve_by_depqbf(const Puzzle& puzzle, const SolveOptions& options) {
  engines::QbfVerdict verdict = engines::run_depqbf(puzzle, options.limits);
  Answer answer;
  answer.verdict = verdict.verdict;
  answer.remark = std::move(verdict.why);
  return answer;
}

}  // namespace hardboard::qbf
