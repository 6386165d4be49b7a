#include "methods/planning/decide.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <string>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "base/time_slice.h"
#include "base/watch.h"
#include "methods/planning/cheapest.h"
#include "methods/planning/greedy.h"

namespace hardboard::planning {
namespace {

constexpr const char* fills_memory = ", which fill the memory";

std::vector<Step> steps_of(const Prepared& made, const std::vector<std::uint32_t>& plan) {
  std::vector<Step> steps;
  for (const std::uint32_t one : plan)
    steps.push_back(made.game.operators[made.task.operators[one]].step);
  return steps;
}

Answer solved(const Prepared& made, const std::vector<std::uint32_t>& plan) {
  Answer answer;
  answer.verdict = Verdict::solvable;
  answer.plan = steps_of(made, plan);
  return answer;
}
Answer exhausted(std::uint64_t states) {
  Answer answer;
  answer.verdict = Verdict::unsolvable;
  answer.proof = Exhausted{states};
  return answer;
}
Answer undecided(std::uint64_t states, const char* why) {
  Answer answer;
  answer.remark = fmt::format("{} searched{}", counted(states, "state"), why);
  return answer;
}

// States may take what the problem leaves.
Limits limits_of_states(const Prepared& made, const Limits& limits) {
  Limits rest = limits;
  rest.memory_bytes = std::min(rest.memory_bytes, made.rest);
  return rest;
}

Answer with_cost(Answer answer, std::uint64_t cost, std::uint64_t bound) {
  answer.minimum = {std::string(minimum_words[0]), cost, bound};
  return answer;
}

struct BestFound {
  std::optional<std::vector<std::uint32_t>> plan;
  std::uint64_t cost = no_plan;
  bool is_complete = false;  // there is no plan at all
  std::uint64_t states = 0;
};

// Plans by greedy search, each cheaper than the one before. The first may take most of the time,
// the others come early or not at all.
BestFound best_greedily(const Task& task, std::uint64_t seed, const Limits& limits) {
  constexpr std::uint64_t most_for_first = 20'000'000, most_for_others = 1'000'000;
  constexpr double share_of_first = 0.7, share_of_others = 0.3;
  const Limits for_first = share_of_time(limits, share_of_first);
  const Limits for_others = share_of_time(limits, share_of_others);
  BestFound best;
  std::uint64_t left = most_for_others;
  for (;;) {
    const bool is_first = !best.plan;
    Found found =
        search_greedily(task, seed + best.states, best.cost, is_first ? most_for_first : left,
                        is_first ? for_first : for_others);
    best.states += found.states;
    best.is_complete = is_first && found.is_complete;
    if (!found.plan) return best;
    best.plan = std::move(found.plan);
    best.cost = 0;
    for (const std::uint32_t one : *best.plan) best.cost += task.costs[one];
    if (!is_first) left -= std::min(left, found.states);
  }
}

}  // namespace

std::optional<Prepared> prepared(const Puzzle& puzzle, const Limits& limits) {
  // The task and what it is made of take as much memory as the operators.
  Limits share = limits;
  share.memory_bytes /= 2;
  std::optional<Grounded> game = grounded(puzzle, share);
  if (!game) return std::nullopt;
  Watch watch(limits, "instances of actions");
  Task task = task_of(*game, watch);
  if (watch.was_reached()) return std::nullopt;
  Prepared made{std::move(*game), std::move(task)};
  const std::size_t bytes = made.game.bytes + made.task.bytes();
  if (bytes > limits.memory_bytes) return std::nullopt;
  made.rest = limits.memory_bytes - bytes;
  return made;
}

Answer refuse_by_relaxation(const Puzzle& puzzle, const Prepared& made) {
  Answer answer;
  if (!made.task.is_hopeless) {
    answer.remark = "a plan would exist if nothing became false";
    return answer;
  }
  answer.verdict = Verdict::unsolvable;
  Case never;
  for (const TaskAtom atom : made.task.never)
    never.push_back({made.game.facts[atom.fact], !atom.is_positive});
  answer.proof = Cases{{words(puzzle, never)}};
  return answer;
}

Answer solve_greedily(const Prepared& made, std::uint64_t seed, std::uint64_t most_measures,
                      const Limits& limits) {
  const Found found =
      search_greedily(made.task, seed, no_plan, most_measures, limits_of_states(made, limits));
  if (found.plan) return solved(made, *found.plan);
  if (found.is_complete) return exhausted(found.states);
  return undecided(found.states, found.is_full ? fills_memory : "");
}

Answer solve_by_search(const Prepared& made, const Limits& limits) {
  const Cheapest found =
      search_cheapest(made.task, Estimate::nothing, no_plan, limits_of_states(made, limits));
  if (found.plan) return solved(made, *found.plan);
  if (found.is_complete) return exhausted(found.states);
  return undecided(found.states, limits.reached() ? "" : fills_memory);
}

Answer least_by_search(const Prepared& made, std::uint64_t seed, const Limits& all_limits) {
  const Limits limits = limits_of_states(made, all_limits);
  BestFound best;
  std::uint64_t bound = 0, states = 0;
  // Whether a search for a cheaper plan came to its end; then `best` is the cheapest, or there is
  // no plan.
  const auto ends = [&](Estimate estimate, const Limits& share) {
    Cheapest found = search_cheapest(made.task, estimate, best.cost, share);
    states += found.states;
    bound = std::max(bound, found.bound);
    if (found.plan) best.cost = found.bound, best.plan = std::move(found.plan);
    if (found.is_complete) bound = best.cost;
    return found.is_complete;
  };
  constexpr double share_of_moment = 0.05, share_of_uniform = 0.4;
  const auto moment = [&] {
    return time_slice(share_of_time(limits, share_of_moment), std::chrono::seconds(1));
  };
  if (!ends(Estimate::nothing, moment()) && !ends(Estimate::landmarks, moment())) {
    best = best_greedily(made.task, seed, limits);
    states += best.states;
    if (!best.is_complete && !limits.reached() &&
        !ends(Estimate::nothing, share_of_time(limits, share_of_uniform)) && !limits.reached())
      ends(Estimate::landmarks, limits);
  }
  if (best.plan) return with_cost(solved(made, *best.plan), best.cost, bound);
  if (best.is_complete || bound == no_plan) return exhausted(states);
  return undecided(states, limits.reached() ? "" : fills_memory);
}

}  // namespace hardboard::planning
