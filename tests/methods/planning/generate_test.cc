// Random tasks: their sizes, and plans where a walk leads to the goal.
#include "methods/planning/generate.h"

#include <gtest/gtest.h>

#include "methods/planning/decide.h"
#include "problems/planning/check.h"
#include "problems/planning/read.h"

namespace hardboard::planning {
namespace {

TEST(PlanningGenerate, TasksAreOfTheWishedSizesAndReadBack) {
  Random random(1);
  int unsolvable = 0;
  for (std::uint32_t round = 0; round < 200; ++round) {
    const Wish wish{.facts = 1 + round % 7,
                    .actions = 1 + round % 5,
                    .conditions = round % 4,
                    .effects = 1 + round % 3,
                    .goals = 1 + round % 3,
                    .steps = round % 2 == 0 ? 0 : round};
    const Puzzle puzzle = generate(wish, random, {});
    ASSERT_EQ(puzzle.predicates.size(), wish.facts);
    ASSERT_EQ(puzzle.actions.size(), wish.actions);
    for (const Action& action : puzzle.actions) {
      ASSERT_EQ(action.conditions.size(), std::min(wish.conditions, wish.facts));
      ASSERT_EQ(action.effects.size(), std::min(wish.effects, wish.facts));
    }
    ASSERT_EQ(puzzle.goal.size(), std::min(wish.goals, wish.facts));
    const std::string text = write(puzzle);
    const Result<Puzzle> again = read({"f", text, 1});
    ASSERT_TRUE(again) << text;
    ASSERT_EQ(write(*again), text);
    const Answer answer = solve_by_search(*prepared(puzzle, {}), {});
    if (wish.steps > 0) {
      ASSERT_EQ(answer.verdict, Verdict::solvable) << text;
      ASSERT_EQ(check(puzzle, answer).check, Check::verified);
    } else {
      ASSERT_NE(answer.verdict, Verdict::unknown);
      unsolvable += answer.verdict == Verdict::unsolvable ? 1 : 0;
    }
  }
  EXPECT_GT(unsolvable, 20);
}

}  // namespace
}  // namespace hardboard::planning
