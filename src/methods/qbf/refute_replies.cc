#include "methods/qbf/refute_replies.h"

#include <utility>
#include <vector>

#include "base/result.h"
#include "base/watch.h"
#include "engines/sat/refute.h"
#include "problems/qbf/replies.h"

namespace hardboard::qbf {

std::optional<formulas::Refutation> refute_replies(const Puzzle& puzzle, bool is_true,
                                                   const formulas::Aig& strategy,
                                                   const Limits& limits) {
  const formulas::Cnf cnf = replies_to(puzzle, is_true, strategy);
  sat::Premises clauses;
  for (std::size_t i = 0; i < cnf.size(); ++i) clauses.push_back(cnf.clause(i));
  Watch watch(limits, "refuting the replies to the strategy");
  Result<std::optional<sat::Steps>> steps =
      sat::refute(clauses, cnf.variables, "refuting the replies to the strategy", limits, watch);
  if (!steps || !*steps) return std::nullopt;
  // Premises keep their numbers, the other steps are counted behind them.
  formulas::Refutation refutation;
  std::vector<std::uint32_t> numbers;
  for (sat::RefutationStep& step : **steps) {
    if (step.from.empty()) {
      numbers.push_back(step.premise);
      continue;
    }
    for (std::uint32_t& from : step.from) from = numbers[from];
    numbers.push_back(static_cast<std::uint32_t>(cnf.size() + refutation.steps.size()));
    refutation.steps.push_back({std::move(step.clause), std::move(step.from)});
  }
  // An empty clause of the formula itself.
  if (refutation.steps.empty() || !refutation.steps.back().clause.empty())
    refutation.steps.push_back({{}, {numbers.back()}});
  return refutation;
}

}  // namespace hardboard::qbf
