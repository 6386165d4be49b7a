// The smallest budget that clears a board if all pieces have it.
#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <utility>
#include <vector>

#include "base/time_slice.h"
#include "methods/capture/optimum.h"
#include "methods/capture/optimum_proof.h"
#include "methods/remark.h"

namespace hardboard::capture {
namespace {

// The share of the time that is left in which one budget for all pieces is asked first.
constexpr double share_for_a_budget = 0.25;

// The most captures that one piece makes in a play, or the longest way.
std::uint32_t budget_needed(const Arena& arena, const std::vector<Capture<Location>>& moves) {
  std::vector<std::uint32_t> captures(arena.size(), 0);  // of the piece that stands there
  std::uint32_t most = 0;
  for (const auto& [from, to] : moves) {
    captures[to] = captures[from] + arena.cost(from, to);
    most = std::max(most, captures[to]);
  }
  return most;
}

// Narrows the budgets that may be the smallest one that is enough, from both ends.
class BudgetSearch {
public:
  BudgetSearch(Instance& instance, const Limits& limits, const SolveUniform& solve)
      : instance_(instance), limits_(limits), solve_(solve) {}

  Answer<Location> run() {
    best_ = solved_with(unlimited, limits_);
    if (best_.verdict == Verdict::unsolvable) add_remark(best_.remark, no_budget_is_enough);
    if (best_.verdict != Verdict::solvable) return std::move(best_);
    const Arena& arena = *instance_.arena();
    enough_ = budget_needed(arena, best_.moves);
    bound_ = arena.size() > 1 ? 1 : 0;
    bisect(climb());
    // Without a deadline each budget has had all that it may take.
    while (bound_ < enough_ && limits_.deadline && !limits_.reached())
      if (ask(bound_, limits_) == Verdict::unknown) break;
    best_.minimum = Minimum{"budget", enough_, bound_};
    best_.proof = std::move(refusal_);
    if (bound_ < enough_)
      add_remark(best_.remark, fmt::format("not the end of the search ({}): {}", why_open_,
                                           unsettled_budget(enough_, bound_)));
    return std::move(best_);
  }

private:
  Answer<Location> solved_with(std::uint32_t budget, const Limits& own) {
    return instance_.with_budget(budget,
                                 [&](Instance& uniform) { return solve_(uniform, budget, own); });
  }

  Verdict ask(std::uint32_t budget, const Limits& own) {
    Answer<Location> answer = solved_with(budget, own);
    const Verdict verdict = answer.verdict;
    if (verdict == Verdict::unsolvable) {
      bound_ = budget + 1;
      refusal_ = std::move(answer.proof);
    } else if (verdict == Verdict::solvable) {
      enough_ = std::min(budget, budget_needed(*instance_.arena(), answer.moves));
      best_ = std::move(answer);
    } else {
      why_open_ = std::move(answer.remark);
    }
    return verdict;
  }
  Verdict ask_for_a_share(std::uint64_t budget) {
    return ask(static_cast<std::uint32_t>(budget), share_of_time(limits_, share_for_a_budget));
  }

  // A budget that is hard to refuse is often the one below a budget that is found at once. Where
  // larger ones stay open as well, steps grow. Returns the last budget that is too small or was
  // left open; 0 if there is none.
  std::uint64_t climb() {
    std::uint64_t below = 0, step = 1;
    for (std::uint64_t budget = bound_; budget < enough_;) {
      const Verdict verdict = ask_for_a_share(budget);
      if (verdict == Verdict::solvable) break;
      below = budget;
      if (verdict == Verdict::unsolvable) {
        ++budget;
        continue;
      }
      if (limits_.reached()) break;
      budget += step;
      step *= 2;
    }
    return below;
  }

  // Asks for budgets that growing steps left out.
  void bisect(std::uint64_t below) {
    while (below + 1 < enough_ && !limits_.reached()) {
      const std::uint64_t budget = below + (enough_ - below) / 2;
      if (ask_for_a_share(budget) != Verdict::solvable) below = budget;
    }
  }

  Instance& instance_;
  const Limits& limits_;
  const SolveUniform& solve_;
  Answer<Location> best_;                 // by the smallest budget so far that is enough
  std::uint32_t enough_ = 0, bound_ = 0;  // that budget; no budget below the bound is enough
  Proof<Location> refusal_;               // of the largest budget that is not enough
  std::string why_open_;
};

}  // namespace

Answer<Location> smallest_budget(Instance& instance, const Limits& limits,
                                 const SolveUniform& solve) {
  return BudgetSearch(instance, limits, solve).run();
}

std::string unsettled_budget(std::uint64_t enough, std::uint64_t bound) {
  return fmt::format("the smallest budget found so far is {}, and less than {} is not enough",
                     enough, bound);
}

}  // namespace hardboard::capture
