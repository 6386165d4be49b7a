#include "problems/planning/check.h"

#include <fmt/format.h>

#include "base/counted.h"
#include "problems/planning/plan.h"
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

void check_verdict(const Puzzle& puzzle, const Answer& answer, Findings& findings) {
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
  } else {
    findings.claimed.push_back(has_proof ? "a search says so, and nobody has checked it"
                                         : "there is no proof");
  }
}

void check_minimum(const Puzzle& puzzle, const Answer& answer, Findings& findings) {
  const Minimum& minimum = *answer.minimum;
  check_bound(minimum, findings);
  if (findings.wrong) return;
  const std::uint64_t cost = plan_cost(puzzle, answer.plan);
  if (answer.verdict != Verdict::solvable)
    findings.wrong = fmt::format("{} is given without a plan", minimum.what);
  else if (cost != minimum.value)
    findings.wrong = fmt::format("the plan costs {}, not {}", cost, minimum.value);
  else if (minimum.bound > 0)
    findings.claimed.push_back(fmt::format("that it costs at least {} is claimed", minimum.bound));
}

}  // namespace

CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits&) {
  Findings findings;
  check_verdict(puzzle, answer, findings);
  if (!findings.wrong) check_count(answer, findings);
  if (!findings.wrong && answer.minimum) check_minimum(puzzle, answer, findings);
  return findings.report();
}

}  // namespace hardboard::planning
