// Plans and refusals of all methods against a player that knows nothing but the rules.
#include "methods/planning/decide.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <optional>
#include <set>

#include "base/random.h"
#include "methods/planning/cheapest.h"
#include "methods/planning/each_plan.h"
#include "methods/planning/generate.h"
#include "methods/planning/slow_player.h"
#include "problems/planning/check.h"
#include "problems/planning/read.h"
#include "problems/planning/search_again.h"
#include "support/rounds.h"

namespace hardboard::planning {
namespace {

using LeastOf = std::optional<std::uint64_t>;

// The answer says what the slow player says, and every check says so, too.
void expect_right(const Puzzle& puzzle, const Answer& answer, LeastOf least) {
  const std::string text = write(puzzle);
  ASSERT_EQ(answer.verdict, least ? Verdict::solvable : Verdict::unsolvable) << text;
  ASSERT_NE(check(puzzle, answer).check, Check::wrong) << check(puzzle, answer).reason << text;
  ASSERT_EQ(check(puzzle, answer, {}, {nullptr, true}).check, Check::verified) << text;
}

TEST(PlanningMethods, AgreeWithASlowPlayer) {
  Random random(7);
  int solvable = 0, unsolvable = 0, relaxed = 0;
  for (int round = 0; round < testing::rounds(1000); ++round) {
    const Puzzle puzzle = random_puzzle(random);
    const std::string text = write(puzzle);
    const Result<Puzzle> again = read({"f", text, 1});
    ASSERT_TRUE(again) << to_string(again.error()) << text;
    ASSERT_EQ(write(*again), text);
    const LeastOf least = Slow(puzzle).least_cost();
    const std::optional<Prepared> made = prepared(puzzle, {});
    ASSERT_TRUE(made);
    expect_right(puzzle, solve_greedily(*made, round, UINT64_MAX, {}), least);
    const Answer cheapest = solve_by_search(*made, {});
    expect_right(puzzle, cheapest, least);
    const Answer answer = least_by_search(*made, round, {});
    expect_right(puzzle, answer, least);
    const Answer refusal = refuse_by_relaxation(puzzle, *made);
    if (refusal.verdict != Verdict::unknown) {
      expect_right(puzzle, refusal, least);
      ASSERT_EQ(check(puzzle, refusal).check, Check::verified) << text;
      ++relaxed;
    }
    const std::optional<LeastCost> again_least = least_cost(puzzle, {});
    ASSERT_TRUE(again_least);
    ASSERT_EQ(again_least->has_plan, least.has_value()) << text;
    ASSERT_EQ(again_least->cost, least.value_or(0)) << text;
    if (least) {
      Answer wrong;
      wrong.verdict = Verdict::unsolvable;
      ASSERT_EQ(check(puzzle, wrong, {}, {nullptr, true}).check, Check::wrong) << text;
      ASSERT_EQ(plan_cost(puzzle, cheapest.plan), *least) << text;
      ASSERT_EQ(plan_cost(puzzle, answer.plan), *least) << text;
      ASSERT_EQ(answer.minimum->value, *least) << text;
      ASSERT_EQ(answer.minimum->bound, *least) << text;
    }
    ++(least ? solvable : unsolvable);
  }
  EXPECT_GT(solvable, testing::rounds(100));
  EXPECT_GT(unsolvable, testing::rounds(100));
  EXPECT_GT(relaxed, testing::rounds(50));
}

TEST(PlanningWalk, MeetsEachPlan) {
  Random random(7);
  int counted = 0;
  for (int round = 0; round < 600; ++round) {
    const Puzzle puzzle = random_puzzle(random);
    const Slow slow(puzzle);
    int left = 1000;
    Seen seen;
    const std::uint64_t number = slow.plans(slow.start(), seen, left);
    if (left == 0) continue;
    std::uint64_t found = 0;
    ASSERT_TRUE(each_plan(puzzle, {}, [&](const std::vector<Step>& plan) {
      Answer one;
      one.verdict = Verdict::solvable;
      one.plan = plan;
      EXPECT_EQ(check(puzzle, one).check, Check::verified) << write(puzzle);
      ++found;
      return true;
    }));
    ASSERT_EQ(found, number) << write(puzzle);
    counted += number > 1 ? 1 : 0;
  }
  EXPECT_GT(counted, 10);
}

// Twenty lamps, each switched on and off; all must be on, and one of them off.
Puzzle lamps() {
  std::string actions, names, init, all;
  for (int i = 0; i < 20; ++i) {
    names += fmt::format(" (p{0}) (q{0})", i);
    actions += fmt::format(
        "(:action on{0} :parameters () :precondition (q{0}) :effect (and (p{0}) (not (q{0}))))\n"
        "(:action off{0} :parameters () :precondition (p{0}) :effect (and (q{0}) (not (p{0}))))\n",
        i);
    init += fmt::format(" (q{})", i);
    all += fmt::format(" (p{})", i);
  }
  const std::string text = "(define (domain d) (:predicates (won)" + names + ")\n" + actions +
                           "(:action win :parameters () :precondition (and (q1)" + all +
                           ") :effect (won)))\n(define (problem p) (:domain d) (:init" + init +
                           ") (:goal (won)))";
  return read({"f", text, 1}).value();
}

TEST(PlanningMethods, KeepToTheLimits) {
  const Puzzle puzzle = lamps();
  Limits limits;
  limits.memory_bytes = 100;
  EXPECT_FALSE(prepared(puzzle, limits));
  const std::optional<Prepared> made = prepared(puzzle, {});
  ASSERT_TRUE(made);
  limits.memory_bytes = 5 << 18;
  for (const Answer& answer : {solve_greedily(*made, 1, UINT64_MAX, limits),
                               solve_by_search(*made, limits), least_by_search(*made, 1, limits)}) {
    EXPECT_EQ(answer.verdict, Verdict::unknown);
    EXPECT_NE(answer.remark.find("fill the memory"), answer.remark.npos) << answer.remark;
  }
  limits = {};
  limits.deadline = Clock::now() + std::chrono::milliseconds(50);
  EXPECT_EQ(solve_greedily(*made, 1, UINT64_MAX, limits).verdict, Verdict::unknown);
  EXPECT_EQ(solve_by_search(*made, limits).verdict, Verdict::unknown);
  EXPECT_LT(Clock::now(), *limits.deadline + std::chrono::seconds(1));
}

// The states behind a single one fill the memory: each takes half a kilobyte.
TEST(PlanningMethods, KeepToTheMemoryWithinAState) {
  Random random(3);
  const Wish wish{.facts = 2000, .actions = 30'000, .conditions = 0, .goals = 2000};
  const std::optional<Prepared> made = prepared(generate(wish, random, {}), {});
  ASSERT_TRUE(made);
  ASSERT_FALSE(made->task.is_hopeless);
  Limits limits;
  limits.memory_bytes = 5 << 20;
  const Cheapest found = search_cheapest(made->task, Estimate::nothing, no_plan, limits);
  EXPECT_FALSE(found.is_complete);
  EXPECT_LT(found.states, 15'000);
}

}  // namespace
}  // namespace hardboard::planning
