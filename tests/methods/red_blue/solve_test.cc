// Greedy choice, local search, branching, integer programmes and SAT against all sets of reds.
#include <algorithm>
#include <gtest/gtest.h>
#include <set>

#include "base/random.h"
#include "engines/mip/lp.h"
#include "methods/red_blue/branch.h"
#include "methods/red_blue/greedy.h"
#include "methods/red_blue/least_k.h"
#include "methods/red_blue/local_search.h"
#include "methods/red_blue/programme.h"
#include "methods/red_blue/sat.h"
#include "methods/red_blue/small.h"
#include "problems/red_blue/check.h"
#include "problems/red_blue/read.h"

namespace hardboard::red_blue {
namespace {

// The fewest reds of a solution, by trying all sets; nothing if there is no solution.
std::optional<std::size_t> fewest(const Puzzle& puzzle) {
  std::optional<std::size_t> best;
  for (std::uint32_t set = 0; set < 1U << puzzle.reds; ++set) {
    std::vector<std::uint32_t> reds;
    for (std::uint32_t red = 1; red <= puzzle.reds; ++red)
      if ((set >> (red - 1) & 1) != 0) reds.push_back(red);
    if (!fault_of(puzzle, reds) && (!best || reds.size() < *best)) best = reds.size();
  }
  return best;
}

void expect_right(const Puzzle& puzzle) {
  const auto best = fewest(puzzle);
  for (const Answer& answer : {solve_by_branching(puzzle, {}), solve_by_sat(puzzle, {})}) {
    ASSERT_EQ(answer.verdict, best ? Verdict::solvable : Verdict::unsolvable) << write(puzzle);
    ASSERT_NE(check(puzzle, answer).check, Check::wrong) << write(puzzle);
  }
  if (puzzle.is_colourful()) return;
  const Answer least = fewest_by_sat(puzzle, {});
  ASSERT_EQ(least.verdict, best ? Verdict::solvable : Verdict::unsolvable) << write(puzzle);
  Puzzle all = puzzle;
  all.k = puzzle.reds;
  if (!best) {
    const auto enough = fewest(all);
    ASSERT_EQ(least.remark, enough ? least_k(*enough, *enough) : "") << write(puzzle);
    return;
  }
  ASSERT_EQ(least.reds.size(), *best);
  ASSERT_EQ(least.minimum->bound, *best);
  ASSERT_FALSE(fault_of(all, greedy_reds(puzzle, {})));
}

// Without CBC some problems stay open.
void expect_programme_right(const Puzzle& puzzle) {
  const auto best = fewest(puzzle);
  const Answer answer = solve_by_programme(puzzle, {});
  if (answer.verdict != Verdict::unknown || mip::available()) {
    ASSERT_EQ(answer.verdict, best ? Verdict::solvable : Verdict::unsolvable) << write(puzzle);
    ASSERT_NE(check(puzzle, answer).check, Check::wrong) << write(puzzle);
  }
  if (puzzle.is_colourful()) return;
  const Answer least = fewest_by_programme(puzzle, {});
  if (least.verdict != Verdict::solvable) {
    ASSERT_FALSE(best) << write(puzzle);
    return;
  }
  ASSERT_GE(least.reds.size(), *best);
  ASSERT_LE(least.minimum->bound, *best);
  ASSERT_FALSE(fault_of(puzzle, least.reds));
  if (mip::available()) {
    ASSERT_EQ(least.minimum->bound, least.reds.size());
  }
}

// Local search on problems whose fewest reds all sets tell; greedy choice misses some of them.
TEST(RedBlueLocalSearch, FindsTheFewestReds) {
  Random random(5);
  int better = 0;
  for (int round = 0; round < 60; ++round) {
    Puzzle puzzle{12, 14, 12, {}, {}};
    for (std::uint32_t blue = 1; blue <= puzzle.blues; ++blue)
      for (std::uint32_t red = 1; red <= puzzle.reds; ++red)
        if (random.below(4) == 0 || red == blue) puzzle.edges.push_back({red, blue});
    std::sort(puzzle.edges.begin(), puzzle.edges.end());
    const auto best = fewest(puzzle);
    if (!best) continue;
    const std::vector<std::uint32_t> greedy = greedy_reds(puzzle, {});
    const std::vector<std::uint32_t> found = fewer_reds(puzzle, greedy, 0, 1'000, {});
    ASSERT_FALSE(fault_of(puzzle, found));
    ASSERT_EQ(found.size(), *best);
    better += found.size() < greedy.size() ? 1 : 0;
    ASSERT_EQ(fewer_reds(puzzle, greedy, greedy.size(), 1'000, {}), greedy);
  }
  EXPECT_GT(better, 8);
}

TEST(RedBlueMethods, DecideAllSmallProblems) {
  each_small_problem(3, [](const Puzzle& puzzle) {
    expect_right(puzzle);
    return !testing::Test::HasFatalFailure();
  });
}

TEST(RedBlueMethods, DecideRandomProblems) {
  Random random(8);
  int solvable = 0;
  for (int round = 0; round < 400; ++round) {
    Puzzle puzzle{10, 8, static_cast<std::uint32_t>(random.below(5)) + 1, {}, {}};
    for (std::uint32_t red = 1; red <= puzzle.reds; ++red)
      for (std::uint32_t blue = 1; blue <= puzzle.blues; ++blue)
        if (random.below(4) == 0) puzzle.edges.push_back({red, blue});
    if (round % 2 == 0)
      for (std::uint32_t red = 0; red < puzzle.reds; ++red)
        puzzle.classes.push_back(static_cast<std::uint32_t>(random.below(puzzle.k)) + 1);
    expect_right(puzzle);
    ASSERT_FALSE(HasFatalFailure());
    if (round % 8 < 2) expect_programme_right(puzzle);  // colourful and plain ones
    ASSERT_FALSE(HasFatalFailure());
    solvable += fewest(puzzle).has_value();
  }
  EXPECT_GT(solvable, 40);
  EXPECT_LT(solvable, 360);
}

// No two of the visited problems are one, and solutions are those of the statement.
TEST(RedBlueSmall, ListsEachProblemAndEachSolutionOnce) {
  std::set<std::string> texts;
  std::uint64_t number = 0;
  each_small_problem(2, [&](const Puzzle& puzzle) {
    EXPECT_TRUE(texts.insert(write(puzzle)).second);
    std::set<std::vector<std::uint32_t>> solutions;
    each_solution(puzzle, {}, [&](const Answer& answer) {
      EXPECT_EQ(check(puzzle, answer).check, Check::verified);
      EXPECT_TRUE(solutions.insert(answer.reds).second);
      return true;
    });
    EXPECT_EQ(!solutions.empty(), fewest(puzzle).has_value());
    ++number;
    return true;
  });
  EXPECT_EQ(number, 104U);  // 48 plain ones, 56 colourful ones
}

TEST(RedBlueMethods, ObeyLimits) {
  Limits limits;
  limits.deadline = Clock::now();
  Puzzle puzzle{60, 100, 12, {}, {}};
  Random random(3);
  for (std::uint32_t red = 1; red <= puzzle.reds; ++red)
    for (std::uint32_t blue = 1; blue <= puzzle.blues; ++blue)
      if (random.below(12) == 0) puzzle.edges.push_back({red, blue});
  EXPECT_EQ(solve_by_branching(puzzle, limits).verdict, Verdict::unknown);
  EXPECT_EQ(solve_by_sat(puzzle, {limits}).verdict, Verdict::unknown);
  limits.deadline.reset();
  limits.memory_bytes = 1000;
  EXPECT_EQ(solve_by_sat(puzzle, {limits}).verdict, Verdict::unknown);
}

}  // namespace
}  // namespace hardboard::red_blue
