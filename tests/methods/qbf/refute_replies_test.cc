// Strategies of quantified formulas, shown to win by refutations of all replies: of many formulas,
// also where no check can try all values; and refutations that are damaged or of other strategies.
#include "methods/qbf/refute_replies.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <string>

#include "base/random.h"
#include "methods/qbf/make.h"
#include "methods/qbf/solve.h"
#include "problems/formulas/aig.h"
#include "problems/qbf/check.h"
#include "problems/qbf/read.h"
#include "problems/qbf/replies.h"

namespace hardboard::qbf {
namespace {

using formulas::Refutation;

std::optional<Refutation> refutation_of(const Puzzle& puzzle, const Answer& answer) {
  const auto aig = formulas::read_aig({"strategy", answer.strategy, 1});
  EXPECT_TRUE(aig);
  return refute_replies(puzzle, answer.verdict == Verdict::solvable, *aig, {});
}

TEST(RefuteReplies, AllSmallFormulas) {
  std::size_t formulas = 0, longer = 0;
  each_small_qbf(2, [&](const Puzzle& puzzle) {
    Answer answer = solve_by_search(puzzle, {});
    const std::optional<Refutation> refutation = refutation_of(puzzle, answer);
    EXPECT_TRUE(refutation) << write(puzzle);
    if (!refutation) return false;
    answer.proof = *refutation;
    const CheckReport report = check(puzzle, answer);
    EXPECT_EQ(report.check, Check::verified) << report.reason << "\n" << write(puzzle);
    ++formulas;
    longer += refutation->steps.size() > 2 ? 1 : 0;
    return !::testing::Test::HasFailure();
  });
  EXPECT_EQ(formulas, 120U);
  EXPECT_GT(longer, 10U);
}

// A strategy with one gate or output changed still wins if and only if its replies are refuted, and
// no refutation of another strategy's replies makes a losing one pass.
TEST(RefuteReplies, OtherStrategies) {
  Random random(8);
  int winning = 0, losing = 0;
  for (int round = 0; round < 300 && !HasFailure(); ++round) {
    const Puzzle puzzle = random_qbf({3, 3, 14, 3}, random);
    Answer answer = solve_by_search(puzzle, {});
    const std::optional<Refutation> right = refutation_of(puzzle, answer);
    ASSERT_TRUE(right);
    auto aig = *formulas::read_aig({"strategy", answer.strategy, 1});
    aig.outputs[random.below(aig.outputs.size())] ^= 1U;
    answer.strategy = formulas::write_aig(aig);
    const bool wins = check(puzzle, answer).check == Check::verified;
    ++(wins ? winning : losing);
    EXPECT_EQ(refutation_of(puzzle, answer).has_value(), wins);
    answer.proof = *right;
    if (!wins) {
      EXPECT_EQ(check(puzzle, answer).check, Check::wrong);
    }
  }
  EXPECT_GT(winning, 5);
  EXPECT_GT(losing, 100);
}

// Each step is needed after trimming: a step less, or a literal of another sign, and nothing
// follows.
TEST(RefuteReplies, DamagedRefutations) {
  Random random(9);
  int refused = 0, changed = 0;
  for (int round = 0; round < 200; ++round) {
    const Puzzle puzzle = random_qbf({3, 3, 14, 3}, random);
    Answer answer = solve_by_search(puzzle, {});
    Refutation refutation = *refutation_of(puzzle, answer);
    formulas::RefutationStep& step = refutation.steps[random.below(refutation.steps.size())];
    if (random.below(2) == 0)
      step.from.erase(step.from.begin() +
                      static_cast<std::ptrdiff_t>(random.below(step.from.size())));
    else if (!step.clause.empty())
      step.clause[random.below(step.clause.size())] *= -1;
    else
      continue;
    ++changed;
    answer.proof = refutation;
    refused += check(puzzle, answer).check == Check::wrong ? 1 : 0;
  }
  EXPECT_GT(refused, changed * 3 / 4);
}

// For all 1 there is 2, for all 3 there is 4, and so on, with 1 or 2, 3 or 4 ...; not 3, or 4,
// or 2.
Puzzle long_formula(int pairs) {
  std::string prefix, clauses;
  int count = 0;
  for (int i = 0; i < pairs; ++i) {
    const int a = 2 * i + 1, b = 2 * i + 2;
    prefix += fmt::format("a {} 0\ne {} 0\n", a, b);
    clauses += fmt::format("{} {} 0\n", a, b);
    ++count;
    if (i == 0) continue;
    clauses += fmt::format("-{} {} {} 0\n", a, b, b - 2);
    ++count;
  }
  return *read({"f", fmt::format("p cnf {} {}\n", 2 * pairs, count) + prefix + clauses, 1});
}

TEST(RefuteReplies, MoreVariablesThanCanBeTried) {
  const Puzzle puzzle = long_formula(40);
  Answer answer = solve_by_search(puzzle, {});
  ASSERT_EQ(answer.verdict, Verdict::solvable);
  CheckReport report = check(puzzle, answer);
  EXPECT_EQ(report.check, Check::verified) << report.reason;
  // Without its refutation the strategy is only claimed to win; a wrong one has none.
  Answer bare = answer;
  bare.proof = {};
  EXPECT_EQ(check(puzzle, bare).check, Check::claimed);
  auto aig = *formulas::read_aig({"strategy", answer.strategy, 1});
  aig.outputs.back() = 0;
  bare.strategy = answer.strategy = formulas::write_aig(aig);
  EXPECT_FALSE(refutation_of(puzzle, bare));
  EXPECT_EQ(check(puzzle, answer).check, Check::wrong);
}

TEST(RefuteReplies, WordsOfTheCheck) {
  const Puzzle puzzle = *read({"f", "p cnf 1 1\na 1 0\n1 -1 0\n", 1});
  Answer answer;
  answer.verdict = Verdict::solvable;
  answer.strategy = "aag 1 1 0 0 0\n2\n";
  // Variable 2 is the constant, 3 says that the clause is false; clauses: -2, -3 -1, -3 1, 3.
  const auto reason = [&](std::vector<formulas::RefutationStep> steps) {
    answer.proof = Refutation{std::move(steps)};
    return check(puzzle, answer).reason;
  };
  const std::string fault = "the refutation of replies does not hold: ";
  EXPECT_EQ(reason({{{}, {3, 1, 2}}}),
            "the strategy wins against all values of 1 variable, by 1 clause");
  EXPECT_EQ(reason({}), fault + "the refutation does not end with the empty clause");
  EXPECT_EQ(reason({{{1}, {}}}), fault + "the refutation does not end with the empty clause");
  EXPECT_EQ(reason({{{}, {3, 1}}}), fault + "clause 4 does not follow");
  EXPECT_EQ(reason({{{}, {1}}}), fault + "clause 1 has two literals left in clause 4");
  EXPECT_EQ(reason({{{}, {4}}}), fault + "clause 4 follows from clause 4, which is no earlier one");
  EXPECT_EQ(reason({{{9}, {0}}, {{}, {4}}}), fault + "clause 4 has a literal of no variable");
  answer.strategy.clear();
  EXPECT_EQ(reason({{{}, {3, 1, 2}}}), "there is a refutation of replies, and no strategy");
}

}  // namespace
}  // namespace hardboard::qbf
