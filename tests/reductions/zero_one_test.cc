// Programmes in bits: every small programme, its solutions and its least objective, both ways; and
// what solvers of pseudo-Boolean constraints say of the text.
#include <gtest/gtest.h>
#include <optional>

#include "base/random.h"
#include "methods/integer_programme/search.h"
#include "methods/integer_programme/small_programmes.h"
#include "problems/integer_programme/traits.h"
#include "puzzles/ground.h"
#include "reductions/reduction.h"
#include "support/outside.h"

namespace hardboard {
namespace {

using integer_programme::Puzzle;
using integer_programme::Solution;
using integer_programme::Sum;

const Reduction& row() {
  return *reduction_named("integer-programme-to-zero-one");
}

AnyPuzzle any(Puzzle puzzle) {
  return {ground_of<integer_programme::Traits>(), std::move(puzzle)};
}

// The number of solutions, and the best objective.
struct Found {
  std::uint64_t solutions = 0;
  std::optional<Sum> best;
};
Found all_of(const Puzzle& puzzle) {
  Found found;
  const auto result = integer_programme::search(puzzle, 1'000'000, {}, [&](const Solution& values) {
    ++found.solutions;
    const Sum sum = objective_of(puzzle, values);
    if (!found.best || (puzzle.maximise ? sum > *found.best : sum < *found.best)) found.best = sum;
    return true;
  });
  EXPECT_TRUE(result.is_complete);
  return found;
}

Sum constant_of(const Puzzle& source) {
  Sum constant = source.constant;
  for (const auto& column : source.columns) constant += Sum{column.cost} * column.least;
  return constant;
}

// Every programme of two variables; each second one asks for the most, and has a constant.
TEST(ZeroOne, AgreesOnAllSmallProgrammes) {
  int solvable = 0, unsolvable = 0, unbounded = 0, number = 0;
  integer_programme::each_small_programme(2, [&](Puzzle source) {
    source.maximise = ++number % 2 == 0;
    source.constant = number % 3;
    const Result<AnyImage> image = row().forward(any(source), {});
    if (!image) {
      ++unbounded;
      return image.error().message.find("has no upper bound") != std::string::npos;
    }
    const auto& bits = image->puzzle.as<Puzzle>();
    EXPECT_EQ(opb_why_not(bits), "") << write(source);
    const std::string text = write_opb(bits);
    const Result<Puzzle> again = integer_programme::read_opb({"f", text, 1});
    EXPECT_TRUE(again) << to_string(again.error()) << text;
    EXPECT_EQ(write_opb(again.value()), text);
    const Found before = all_of(source), after = all_of(again.value());
    EXPECT_EQ(before.solutions > 0, after.solutions > 0) << write(source) << text;
    EXPECT_GE(after.solutions, before.solutions);
    ++(before.solutions > 0 ? solvable : unsolvable);
    if (before.best && after.best) {
      EXPECT_EQ(*before.best - constant_of(source), source.maximise ? -*after.best : *after.best)
          << write(source) << text;
    }
    // Every solution goes forth, and comes back as itself.
    integer_programme::search(source, 1'000'000, {}, [&](const Solution& values) {
      integer_programme::Answer answer;
      answer.verdict = Verdict::solvable;
      answer.values = values;
      const Result<AnyAnswer> forth = row().witness(*image, AnyAnswer(answer), {});
      EXPECT_TRUE(forth) << forth.error().message << write(source) << text;
      const Result<AnyAnswer> back = row().recover(*image, *forth, {});
      EXPECT_TRUE(back);
      EXPECT_EQ(back->as<integer_programme::Answer>().values, values);
      return !::testing::Test::HasFailure();
    });
    return !::testing::Test::HasFailure();
  });
  EXPECT_GT(solvable, 500);
  EXPECT_GT(unsolvable, 300);
  EXPECT_GT(unbounded, 300);
}

// All values of wide variables are sums of the weights, whatever the width.
TEST(ZeroOne, ReachesEveryValue) {
  for (std::int64_t width = 0; width <= 70; ++width) {
    Puzzle source;
    source.add_column({"x", -3, width - 3, 1}, {});
    const Result<AnyImage> image = row().forward(any(source), {});
    ASSERT_TRUE(image);
    for (std::int64_t value = -3; value <= width - 3; ++value) {
      integer_programme::Answer answer;
      answer.verdict = Verdict::solvable;
      answer.values = {value};
      const Result<AnyAnswer> forth = row().witness(*image, AnyAnswer(answer), {});
      ASSERT_TRUE(forth);
      const Result<AnyAnswer> back = row().recover(*image, *forth, {});
      ASSERT_TRUE(back);
      ASSERT_EQ(back->as<integer_programme::Answer>().values, (Solution{value})) << width;
    }
  }
}

TEST(ZeroOne, RefusesNumbersThatDoNotFit) {
  using integer_programme::most_number;
  const auto refusal = [](Puzzle source, const Limits& limits = {}) {
    const Result<AnyImage> image = row().forward(any(std::move(source)), limits);
    return image ? "" : image.error().message;
  };
  Puzzle low;
  low.add_column({"x", integer_programme::minus_infinity, 0, 0}, {});
  EXPECT_EQ(refusal(low), "variable x has no lower bound");
  Puzzle costly;
  costly.add_column({"x", 0, 4, most_number}, {});
  EXPECT_EQ(refusal(costly), "the cost of variable x is too large");
  Puzzle wide;
  wide.add_row({"r", 0, 1});
  wide.add_column({"x", 0, 4, 0}, std::vector<integer_programme::Entry>{{0, most_number}});
  EXPECT_EQ(refusal(wide), "the numbers of row r are too large");
  Limits little;
  little.memory_bytes = 50;
  Puzzle one;
  one.add_column({"x", 0, 1, 0}, {});
  EXPECT_EQ(refusal(one, little), "the image does not fit the memory");
}

// clasp and minisat+ on every seventh programme: their words, and their values.
TEST(ZeroOneLong, OutsideSolversAgree) {
  int asked = 0, number = 0;
  for (const char* solver : {"clasp", "minisat+"}) {
    if (!testing::output_of(solver, "* #variable= 1 #constraint= 1\n+1 x1 >= 1 ;\n")) continue;
    int solvable = 0, unsolvable = 0;
    integer_programme::each_small_programme(2, [&](Puzzle source) {
      if (++number % 7 != 0) return true;
      const Result<AnyImage> image = row().forward(any(source), {});
      if (!image) return true;
      const auto& bits = image->puzzle.as<Puzzle>();
      const Found expected = all_of(source);
      const std::string output = testing::output_of(solver, write_opb(bits)).value();
      const Result<integer_programme::Answer> answer =
          integer_programme::read_answer(bits, {solver, output, 1});
      EXPECT_TRUE(answer) << to_string(answer.error()) << output;
      if (!answer) return false;
      const bool is_solvable = expected.solutions > 0;
      EXPECT_EQ(answer->verdict, is_solvable ? Verdict::solvable : Verdict::unsolvable)
          << write_opb(bits) << output;
      ++(is_solvable ? solvable : unsolvable);
      if (!is_solvable || answer->verdict != Verdict::solvable) return !HasFailure();
      const Result<AnyAnswer> back = row().recover(*image, AnyAnswer(*answer), {});
      EXPECT_TRUE(back) << back.error().message << output;
      if (!back) return false;
      // Both solvers print the best values.
      EXPECT_EQ(objective_of(source, back->as<integer_programme::Answer>().values), *expected.best)
          << write_opb(bits) << output;
      return !HasFailure();
    });
    EXPECT_GT(solvable, 50) << solver;
    EXPECT_GT(unsolvable, 30) << solver;
    ++asked;
  }
  if (asked == 0) GTEST_SKIP() << "neither clasp nor minisat+ is installed";
}

}  // namespace
}  // namespace hardboard
