// 3SAT to (2+1),3-SAT to And-Or-(1,1)-SAT: the thesis's examples, and corners.
#include "reductions/and_or_sat.h"

#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <utility>

#include "base/random.h"
#include "kinds/verify_reduction.h"
#include "methods/random_formula.h"
#include "puzzles/ground.h"
#include "reductions/two_plus_one.h"

namespace hardboard {
namespace {

satisfiability::Puzzle formula(const std::string& text) {
  return *satisfiability::read({"f", text, 1});
}

// Kühn 2024, the example of Lemma 2.1, whose copies are numbered by occurrence here: x1 y1 z1 x2 y2
// a1.
TEST(TwoPlusOne, ExampleOfTheThesis) {
  const auto image = SatToTwoPlusOne::forward(formula("p cnf 4 2\n1 -2 3 0\n-1 -2 -4 0\n"), {});
  ASSERT_TRUE(image);
  EXPECT_EQ(write(image->puzzle),
            "p cnf 6 8\n1 2 3 0\n4 5 6 0\n1 4 0\n-2 5 0\n-4 -1 0\n-5 2 0\n3 -3 0\n-6 6 0\n");
  EXPECT_FALSE(why_not_two_plus_one(image->puzzle.cnf));
}

TEST(TwoPlusOne, WiderClausesAreRefused) {
  EXPECT_EQ(SatToTwoPlusOne::forward(formula("p cnf 4 1\n1 2 3 4 0\n"), {}).error().message,
            "clause 1 has 4 literals, more than 3");
}

// Kühn 2024, the example of Theorem 2.2.
TEST(AndOr, ExampleOfTheThesis) {
  const auto image =
      TwoPlusOneToAndOr::forward(formula("p cnf 3 4\n1 -2 3 0\n-1 2 0\n1 -3 0\n2 3 0\n"), {});
  ASSERT_TRUE(image);
  EXPECT_EQ(write(image->puzzle),
            "and-or-sat\nclauses\n1 6 7\n3 4\n2 9\n5 8\n-1 & -2 | -3\n-4 & -5 | -6\n-7 & -8 | "
            "-9\n");
}

TEST(AndOr, OtherOccurrencesAreRefused) {
  EXPECT_EQ(TwoPlusOneToAndOr::forward(formula("p cnf 1 2\n1 0\n-1 0\n"), {}).error().message,
            "variable 1 occurs 1 times positive and 1 negative, not 2 and 1");
}

TEST(AndOr, AnEmptyClauseContradicts) {
  const auto image = TwoPlusOneToAndOr::forward(formula("p cnf 0 1\n0\n"), {});
  ASSERT_TRUE(image);
  EXPECT_EQ(write(image->puzzle), "and-or-sat\nclauses\n1\n-1\n");
}

AnyPuzzle any_of(satisfiability::Puzzle puzzle) {
  return AnyPuzzle(ground_of<satisfiability::Traits>(), std::move(puzzle));
}

void expect_holds(std::string_view reduction, const AnyPuzzle& source) {
  VerificationEffort effort;
  effort.solutions = 20;
  const Verification done = verify_reduction(
      *reduction_named(reduction), [&](const PuzzleVisit& visit) { visit(source); }, effort, {});
  EXPECT_FALSE(done.counterexample) << done.counterexample->words;
  EXPECT_EQ(done.outside + done.undecided, 0U);
}

// Random formulas through both reductions.
TEST(AndOr, RandomFormulasHold) {
  Random random(2);
  int yes = 0, no = 0;
  for (int round = 0; round < 120; ++round) {
    const auto width = static_cast<std::uint32_t>(1 + random.below(3));
    const satisfiability::Puzzle source{
        random_formula(3, random.below(2 * width + 5), width, random)};
    const auto between = SatToTwoPlusOne::forward(source, {});
    ASSERT_TRUE(between);
    const AnyPuzzle any = any_of(source);
    ++(is_yes(kind_of(any).solve(any, {}).head().verdict) ? yes : no);
    expect_holds(SatToTwoPlusOne::name, any);
    expect_holds(TwoPlusOneToAndOr::name, any_of(between->puzzle));
  }
  EXPECT_GT(yes, 50);
  EXPECT_GT(no, 10);
}

}  // namespace
}  // namespace hardboard
