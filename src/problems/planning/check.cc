#include "problems/planning/check.h"

#include <fmt/format.h>

#include "base/counted.h"
#include "problems/planning/cases.h"
#include "problems/planning/plan.h"
#include "problems/planning/search_again.h"
#include "proofs/findings.h"

namespace hardboard::planning {
namespace {

// Replays the plan; returns why it does not reach the goal, or nothing. `stuck` tells whether some
// step did not apply.
std::optional<std::string> replay(const Puzzle& puzzle, const Answer& answer, bool& stuck) {
  State state(puzzle);
  for (std::size_t i = 0; i < answer.plan.size(); ++i) {
    const auto why = state.play(answer.plan[i]);
    stuck = why.has_value();
    if (stuck) return fmt::format("step {}, {}: {}", i + 1, words(puzzle, answer.plan[i]), *why);
  }
  if (const auto missing = state.missing_goal()) return "the plan misses the goal: " + *missing;
  return std::nullopt;
}

// What a search has shown, or why there is nothing.
struct Searched {
  std::optional<LeastCost> least;
  std::string why_not;

  explicit operator bool() const { return least.has_value(); }
  const LeastCost* operator->() const { return &*least; }
};

void check_verdict(const Puzzle& puzzle, const Answer& answer, const CasesFault& by_cases,
                   const Searched& searched, Findings& findings) {
  const bool has_proof = answer.proof.index() != 0;
  bool stuck = false;
  const std::optional<std::string> fault = replay(puzzle, answer, stuck);
  if (answer.verdict == Verdict::solvable) {
    if (has_proof) return check_idle_proof(answer, findings);
    findings.wrong = fault;
    findings.checked.push_back(fmt::format("{} of cost {} reach the goal",
                                           counted(answer.plan.size(), "step"),
                                           plan_cost(puzzle, answer.plan)));
  } else if (stuck) {
    findings.wrong = fault;
  } else if (answer.verdict == Verdict::unknown) {
    if (has_proof) return check_idle_proof(answer, findings);
    findings.claimed.push_back("nothing was decided");
  } else if (!fault) {
    findings.wrong = "the answer's own plan reaches the goal";
  } else if (by_cases.is_complete && by_cases.fault) {
    findings.wrong = "the proof fails: " + *by_cases.fault;
  } else if (by_cases.is_complete) {
    const std::size_t cases = std::get<Cases>(answer.proof).cases.size();
    findings.checked.push_back(
        fmt::format("no plan reaches the goal: {} holds in each state, and the goal in none",
                    cases == 1 ? "a case" : fmt::format("one of {} cases", cases)));
  } else if (!searched) {
    findings.claimed.push_back("nobody has checked that no plan reaches the goal" +
                               searched.why_not);
  } else if (searched->has_plan) {
    findings.wrong = "it is not true that no plan reaches the goal";
  } else {
    findings.checked.push_back("no plan reaches the goal: all states have been tried");
  }
}

void check_minimum(const Puzzle& puzzle, const Answer& answer, const Searched& searched,
                   Findings& findings) {
  const Minimum& minimum = *answer.minimum;
  check_bound(minimum, findings);
  if (findings.wrong) return;
  const std::uint64_t cost = plan_cost(puzzle, answer.plan);
  if (answer.verdict != Verdict::solvable)
    findings.wrong = fmt::format("{} is given without a plan", minimum.what);
  else if (cost != minimum.value)
    findings.wrong = fmt::format("the plan costs {}, not {}", cost, minimum.value);
  else if (minimum.bound > 0 && !searched)
    findings.claimed.push_back(
        fmt::format("nobody has checked that each plan costs at least {}", minimum.bound) +
        searched.why_not);
  else if (minimum.bound > 0 && searched->cost < minimum.bound)
    findings.wrong = fmt::format("a plan costs {}, less than {}", searched->cost, minimum.bound);
  else if (minimum.bound > 0)
    findings.checked.push_back(fmt::format(
        "each plan costs at least {}: all cheaper states have been tried", minimum.bound));
}

}  // namespace

CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits,
                  const Recourse& recourse) {
  Findings findings;
  const bool has_bound = answer.minimum && answer.minimum->bound > 0;
  CasesFault by_cases;
  if (answer.verdict == Verdict::unsolvable && std::holds_alternative<Cases>(answer.proof))
    by_cases = fault_of(puzzle, std::get<Cases>(answer.proof), limits);
  Searched searched;
  if (recourse.may_search && !by_cases.is_complete &&
      (answer.verdict == Verdict::unsolvable || has_bound)) {
    searched.least = least_cost(puzzle, limits);
    searched.why_not = ": there are too many states to try";
  }
  check_verdict(puzzle, answer, by_cases, searched, findings);
  if (!findings.wrong) check_count(answer, findings);
  if (!findings.wrong && answer.minimum) check_minimum(puzzle, answer, searched, findings);
  return findings.report();
}

}  // namespace hardboard::planning
