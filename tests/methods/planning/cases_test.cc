// Refusals by cases against a player that knows nothing but the rules.
#include "problems/planning/cases.h"

#include <gtest/gtest.h>
#include <set>
#include <vector>

#include "base/random.h"
#include "methods/planning/slow_player.h"
#include "problems/planning/read.h"

namespace hardboard::planning {
namespace {

// Each state as a case of its own is a refusal, if there is no plan; where some values are left
// out, it may be one. Where there is a plan, no cases are.
TEST(PlanningCases, RefuseWhatHasNoPlan) {
  Random random(5);
  int refusals = 0, shortened = 0, wrong = 0;
  for (int round = 0; round < 1000; ++round) {
    const Puzzle puzzle = random_puzzle(random);
    const Slow slow(puzzle);
    if (slow.holds(slow.start(), puzzle.goal, {})) continue;
    const bool has_plan = slow.least_cost().has_value();
    const std::vector<std::set<Atom>> states = slow.states_without_goal();
    std::set<Atom> all;
    for (const std::set<Atom>& state : states) all.insert(state.begin(), state.end());
    const auto add_all = [&](const std::vector<Literal>& literals, const auto& objects) {
      for (const Literal& literal : literals)
        if (literal.predicate != equality) all.insert(atom_of(literal, objects));
    };
    add_all(puzzle.goal, std::vector<std::uint32_t>());
    for (const Step& step : slow.steps)
      add_all(puzzle.actions[step.action].conditions, step.objects);
    for (const std::uint64_t left_out : {0, 1, 3}) {
      Cases proof;
      for (const std::set<Atom>& state : states) {
        Case values;
        for (const Atom& atom : all)
          if (random.below(8) >= left_out) values.push_back({atom, state.count(atom) != 0});
        proof.cases.push_back(words(puzzle, values));
      }
      if (states.empty()) continue;
      const CasesFault found = fault_of(puzzle, proof, {});
      ASSERT_TRUE(found.is_complete);
      if (has_plan) {
        ASSERT_TRUE(found.fault) << write(puzzle);
        ++wrong;
      } else if (left_out == 0) {
        ASSERT_FALSE(found.fault) << *found.fault << write(puzzle);
        ++refusals;
      } else {
        shortened += found.fault ? 0 : 1;
      }
    }
  }
  EXPECT_GT(refusals, 100);
  EXPECT_GT(shortened, 50);
  EXPECT_GT(wrong, 200);
}

}  // namespace
}  // namespace hardboard::planning
