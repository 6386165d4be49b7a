#include "methods/planning/decide.h"

#include <algorithm>
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
      search_greedily(made.task, seed, most_measures, limits_of_states(made, limits));
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

Answer least_by_search(const Puzzle& puzzle, const Prepared& made, std::uint64_t seed,
                       const Limits& all_limits) {
  const Limits limits = limits_of_states(made, all_limits);
  constexpr std::uint64_t most_measures = 1'000'000;
  constexpr double share_of_greedy = 0.2, share_of_uniform = 0.4;
  const Found greedy =
      search_greedily(made.task, seed, most_measures, share_of_time(limits, share_of_greedy));
  if (greedy.is_complete) return exhausted(greedy.states);
  Answer answer;
  std::uint64_t cost = no_plan, bound = 0, states = greedy.states;
  if (greedy.plan) {
    answer = solved(made, *greedy.plan);
    cost = plan_cost(puzzle, answer.plan);
  }
  for (const Estimate estimate : {Estimate::nothing, Estimate::landmarks}) {
    const bool is_last = estimate == Estimate::landmarks;
    const Cheapest found = search_cheapest(
        made.task, estimate, cost, is_last ? limits : share_of_time(limits, share_of_uniform));
    states += found.states;
    bound = std::max(bound, found.bound);
    if (found.plan) return with_cost(solved(made, *found.plan), bound, bound);
    if (found.is_complete && !greedy.plan) return exhausted(found.states);
    if (found.is_complete) return with_cost(std::move(answer), cost, cost);
    if (limits.reached()) break;
  }
  if (greedy.plan) return with_cost(std::move(answer), cost, bound);
  return undecided(states, limits.reached() ? "" : fills_memory);
}

}  // namespace hardboard::planning
