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
  std::vector<std::uint32_t> captures(arena.size(),
                                      0);  // by location: of the piece that stands there
  std::uint32_t most = 0;
  for (const auto& [from, to] : moves) {
    captures[to] = captures[from] + arena.cost(from, to);
    most = std::max(most, captures[to]);
  }
  return most;
}

}  // namespace

Answer<Location> smallest_budget(Instance& instance, const Limits& limits,
                                 const SolveUniform& solve) {
  const Arena& arena = *instance.arena();
  const auto with_budget = [&](std::uint32_t budget, const Limits& own) {
    return instance.with_budget(budget,
                                [&](Instance& uniform) { return solve(uniform, budget, own); });
  };
  Answer<Location> best = with_budget(unlimited, limits);
  if (best.verdict == Verdict::unsolvable) add_remark(best.remark, no_budget_is_enough);
  if (best.verdict != Verdict::solvable) return best;
  std::uint32_t enough = budget_needed(arena, best.moves);
  std::uint32_t bound = arena.size() > 1 ? 1 : 0;  // no budget below it is enough
  Proof<Location> refusal;                         // of the largest budget that is not enough
  std::string why_open;
  const auto ask = [&](std::uint32_t budget, const Limits& own) {
    Answer<Location> answer = with_budget(budget, own);
    const Verdict verdict = answer.verdict;
    if (verdict == Verdict::unsolvable) {
      bound = budget + 1;
      refusal = std::move(answer.proof);
    } else if (verdict == Verdict::solvable) {
      enough = std::min(budget, budget_needed(arena, answer.moves));
      best = std::move(answer);
    } else {
      why_open = std::move(answer.remark);
    }
    return verdict;
  };
  // A budget that is hard to refuse is often the one below a budget that is found at once. Where
  // larger ones stay open as well, steps grow, and what they leave out comes by bisection.
  std::uint64_t below = 0, step = 1;  // `below` is too small or left open
  for (std::uint64_t budget = bound; budget < enough;) {
    const Verdict verdict =
        ask(static_cast<std::uint32_t>(budget), share_of_time(limits, share_for_a_budget));
    if (verdict == Verdict::solvable) break;
    below = budget;
    if (verdict == Verdict::unsolvable) {
      ++budget;
      continue;
    }
    if (limits.reached()) break;
    budget += step;
    step *= 2;
  }
  while (below + 1 < enough && !limits.reached()) {
    const std::uint64_t budget = below + (enough - below) / 2;
    if (ask(static_cast<std::uint32_t>(budget), share_of_time(limits, share_for_a_budget)) !=
        Verdict::solvable)
      below = budget;
  }
  // Without a deadline each budget has had all that it may take.
  while (bound < enough && limits.deadline && !limits.reached())
    if (ask(bound, limits) == Verdict::unknown) break;
  best.minimum = Minimum{"budget", enough, bound};
  best.proof = std::move(refusal);
  if (bound < enough)
    add_remark(best.remark, fmt::format("not the end of the search ({}): {}", why_open,
                                        unsettled_budget(enough, bound)));
  return best;
}

std::string unsettled_budget(std::uint64_t enough, std::uint64_t bound) {
  return fmt::format("the smallest budget found so far is {}, and less than {} is not enough",
                     enough, bound);
}

}  // namespace hardboard::capture
