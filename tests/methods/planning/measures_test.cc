// The measures of states against the exact costs from all states.
#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <optional>
#include <vector>

#include "base/random.h"
#include "methods/planning/decide.h"
#include "methods/planning/generate.h"
#include "methods/planning/lm_cut.h"
#include "methods/planning/relaxed_plan.h"
#include "methods/planning/state_table.h"
#include "problems/planning/read.h"

namespace hardboard::planning {
namespace {

// The grounded operators of the task from state to state, by uniform cost alone.
std::map<Bits, std::uint64_t> costs_to_goal(const Task& task) {
  std::vector<Bits> states{start_of(task)};
  std::map<Bits, std::size_t> numbers{{states[0], 0}};
  struct Edge {
    std::size_t from, to;
    std::uint64_t cost;
  };
  std::vector<Edge> edges;
  for (std::size_t i = 0; i < states.size(); ++i) {
    for (std::uint32_t one = 0; one < task.needs.size(); ++one) {
      if (!has_all(states[i].data(), task.needs[one])) continue;
      Bits next(words_of(task));
      apply(task, one, states[i].data(), next);
      const auto [found, is_new] = numbers.emplace(next, states.size());
      if (is_new) states.push_back(next);
      edges.push_back({i, found->second, task.costs[one]});
    }
  }
  std::map<Bits, std::uint64_t> costs;
  for (const Bits& state : states)
    costs[state] = has_all(state.data(), task.goal) ? 0 : LmCut::no_way;
  for (bool changes = true; changes;) {
    changes = false;
    for (const Edge& edge : edges) {
      const std::uint64_t rest = costs[states[edge.to]];
      std::uint64_t& known = costs[states[edge.from]];
      if (rest == LmCut::no_way || known <= rest + edge.cost) continue;
      known = rest + edge.cost;
      changes = true;
    }
  }
  return costs;
}

TEST(PlanningMeasures, NeverExceedTheCostOrRefuseAStateWithAPlan) {
  Random random(11);
  int dead_ends = 0, exact = 0, others = 0;
  for (int round = 0; round < 1000; ++round) {
    Puzzle puzzle = generate({.facts = 5, .actions = 9}, random, {});
    puzzle.has_costs = true;
    for (Action& action : puzzle.actions) action.cost = static_cast<std::uint32_t>(random.below(4));
    const std::optional<Prepared> made = prepared(puzzle, {});
    if (made->task.is_hopeless) continue;
    LmCut landmarks(made->task);
    RelaxedPlan relaxed(made->task);
    for (const auto& [state, cost] : costs_to_goal(made->task)) {
      const std::uint64_t bound = landmarks.measure(state.data());
      const bool is_dead = relaxed.measure(state.data()) == RelaxedPlan::no_way;
      ASSERT_EQ(is_dead, bound == LmCut::no_way) << write(puzzle);
      ASSERT_LE(bound, cost) << write(puzzle);
      if (is_dead) {
        ++dead_ends;
        continue;
      }
      for (std::uint32_t one = 0; one < made->task.needs.size(); ++one) {
        const auto& found = relaxed.applicable();
        ASSERT_EQ(std::count(found.begin(), found.end(), one),
                  has_all(state.data(), made->task.needs[one]) ? 1 : 0);
      }
      for (const std::uint32_t one : relaxed.helpful())
        ASSERT_TRUE(has_all(state.data(), made->task.needs[one]));
      ++(bound == cost ? exact : others);
    }
  }
  EXPECT_GT(dead_ends, 50);
  EXPECT_GT(exact, 1000);
  EXPECT_GT(others, 20);
}

}  // namespace
}  // namespace hardboard::planning
