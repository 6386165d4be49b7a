// The search for quantified formulas against plain recursion over all values; each strategy that
// the search finds is checked; DepQBF agrees where it is installed.
#include "methods/qbf/search.h"

#include <gtest/gtest.h>
#include <set>
#include <string>
#include <vector>

#include "engines/qbf/depqbf.h"
#include "methods/qbf/make.h"
#include "methods/qbf/solve.h"
#include "problems/qbf/check.h"
#include "problems/qbf/read.h"
#include "problems/qbf/try_all.h"
#include "support/stopwatch.h"

namespace hardboard::qbf {
namespace {

// The value of the formula from its definition.
bool is_true(const Puzzle& puzzle, std::size_t block, std::size_t at, std::vector<bool>& values) {
  if (block == puzzle.prefix.size()) {
    for (std::size_t i = 0; i < puzzle.matrix.size(); ++i) {
      bool any = false;
      for (const formulas::Literal literal : puzzle.matrix.clause(i))
        any = any || values[formulas::variable_of(literal)] == (literal > 0);
      if (!any) return false;
    }
    return true;
  }
  const Block& here = puzzle.prefix[block];
  if (at == here.variables.size()) return is_true(puzzle, block + 1, 0, values);
  bool results[2];
  for (const bool value : {false, true}) {
    values[here.variables[at]] = value;
    results[value ? 1 : 0] = is_true(puzzle, block, at + 1, values);
  }
  return here.is_universal ? results[0] && results[1] : results[0] || results[1];
}

bool expect_right(const Puzzle& puzzle) {
  std::vector<bool> values(puzzle.matrix.variables + 1);
  const bool expected = is_true(puzzle, 0, 0, values);
  const Answer answer = solve_by_search(puzzle, {});
  EXPECT_EQ(answer.verdict, expected ? Verdict::solvable : Verdict::unsolvable) << write(puzzle);
  EXPECT_EQ(value_of(puzzle, 10'000'000, {}), expected) << write(puzzle);
  const CheckReport report = check(puzzle, answer);
  EXPECT_EQ(report.check, Check::verified) << report.reason << "\n"
                                           << write(puzzle) << answer.strategy;
  return expected;
}

TEST(QbfCheck, TriesAllValuesWithoutAStrategy) {
  const auto puzzle = read({"f", "p cnf 2 2\na 1 0\ne 2 0\n1 2 0\n-1 -2 0\n", 1});
  ASSERT_TRUE(puzzle) << to_string(puzzle.error());
  Answer answer;
  answer.verdict = Verdict::solvable;
  EXPECT_EQ(check(*puzzle, answer).reason, "no strategy shows the value of the formula");
  EXPECT_EQ(check(*puzzle, answer, {}, {nullptr, true}).reason,
            "the formula is true: all values have been tried");
  answer.verdict = Verdict::unsolvable;
  EXPECT_EQ(check(*puzzle, answer, {}, {nullptr, true}).reason, "the formula is true");
  EXPECT_EQ(value_of(*puzzle, 3, {}), std::nullopt);
}

TEST(QbfSearch, AllSmallFormulas) {
  std::size_t formulas = 0, yes = 0;
  each_small_qbf(3, [&](const Puzzle& puzzle) {
    ++formulas;
    yes += expect_right(puzzle) ? 1 : 0;
    return !::testing::Test::HasFailure();
  });
  EXPECT_EQ(formulas, 13'224U);
  EXPECT_GT(yes, formulas / 10);
  EXPECT_LT(yes, formulas * 9 / 10);
}

TEST(QbfSearch, RandomFormulas) {
  Random random(3);
  int yes = 0;
  for (int round = 0; round < 400 && !HasFailure(); ++round) {
    Shape shape;
    shape.blocks = 1 + static_cast<std::uint32_t>(random.below(5));
    shape.variables = 1 + static_cast<std::uint32_t>(random.below(3));
    shape.width = 1 + static_cast<std::uint32_t>(
                          random.below(std::min(3U, (shape.blocks + 1) / 2 * shape.variables)));
    shape.clauses = static_cast<std::uint32_t>(random.below(3 * shape.blocks * shape.variables));
    yes += expect_right(random_qbf(shape, random)) ? 1 : 0;
  }
  EXPECT_GT(yes, 100);
  EXPECT_LT(yes, 300);
}

// Clauses with a variable twice, with both signs, or empty, and innermost universal variables.
TEST(QbfSearch, OddFormulas) {
  for (const auto& [text, expected] : std::vector<std::pair<std::string, bool>>{
           {"p cnf 2 1\na 1 0\n1 -1 0\n", true},
           {"p cnf 2 1\na 1 0\n1 1 0\n", false},
           {"p cnf 2 1\ne 1 0\na 2 0\n1 2 -2 0\n", true},
           {"p cnf 2 2\ne 1 0\na 2 0\n1 2 0\n-1 -1 0\n", false},
           {"p cnf 2 1\ne 1 0\na 2 0\n0\n", false},
           {"p cnf 2 0\na 2 0\n", true},
           {"p cnf 0 0\n", true},
           {"p cnf 0 1\n0\n", false},
           {"p cnf 3 2\na 2 0\n1 2 0\n-1 3 0\n", true},
       }) {
    const Result<Puzzle> puzzle = read({"f", text, 1});
    ASSERT_TRUE(puzzle) << to_string(puzzle.error());
    EXPECT_EQ(expect_right(*puzzle), expected) << text;
  }
}

TEST(QbfSearch, DepqbfAgrees) {
  Random random(11);
  int yes = 0, no = 0;
  for (int round = 0; round < 60; ++round) {
    const Puzzle puzzle = random_qbf({4, 5, round % 2 == 0 ? 40U : 12U, 3}, random);
    const engines::QbfVerdict other = engines::run_depqbf(puzzle, {});
    if (round == 0 && other.verdict == Verdict::unknown) GTEST_SKIP() << other.why;
    EXPECT_EQ(solve_by_search(puzzle, {}).verdict, other.verdict) << write(puzzle);
    ++(other.verdict == Verdict::solvable ? yes : no);
  }
  EXPECT_GT(yes, 10);
  EXPECT_GT(no, 10);
}

TEST(QbfSearch, StopsAtItsLimits) {
  Random random(2);
  const Puzzle puzzle = random_qbf({3, 40, 240, 4}, random);
  Limits limits;
  limits.deadline = Clock::now() + std::chrono::milliseconds(100);
  const testing::Stopwatch watch;
  EXPECT_FALSE(search(puzzle, limits));
  EXPECT_FALSE(search(puzzle, {}, 1000));
  const Answer answer = solve_by_depqbf(random_qbf({5, 3000, 34000, 4}, random), {limits});
  EXPECT_EQ(answer.verdict, Verdict::unknown);
  EXPECT_LT(watch.spent(), std::chrono::seconds(20));
}

}  // namespace
}  // namespace hardboard::qbf
