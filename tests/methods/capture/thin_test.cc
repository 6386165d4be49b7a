// Hubs by linear equations against the judge, which plays, and against SAT; and the check of their
// refusals.
#include "methods/capture/thin.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <optional>

#include "base/random.h"
#include "methods/capture/one_type_steps.h"
#include "methods/capture/solve_sat.h"
#include "methods/graph_capture/arena_of.h"
#include "methods/solo_chess/arena_of.h"
#include "oracle/brute_force.h"
#include "puzzles/capture/no_hubs.h"
#include "puzzles/graph_capture/rules.h"
#include "puzzles/solo_chess/read.h"
#include "support/no_limits.h"
#include "support/played.h"

namespace hardboard::capture {
namespace {

using graph_capture::Edge;
using graph_capture::Puzzle;

// Up to three neighbours for each vertex; `missing` percent of the edges that would fit are left
// out. Of directed edges each has one of its directions or both.
Puzzle random_thin_graph(Random& random, std::uint32_t vertices, bool directed,
                         std::uint64_t missing) {
  Puzzle puzzle;
  puzzle.directed = directed;
  puzzle.budget = 2;
  for (std::uint32_t v = 0; v < vertices; ++v)
    puzzle.budgets.push_back(random.below(8) == 0 ? static_cast<std::uint32_t>(random.below(2))
                                                  : 2);
  std::vector<std::uint32_t> degree(vertices + 1, 0);
  for (int trial = 0; trial < 40 * static_cast<int>(vertices); ++trial) {
    const auto from = static_cast<std::uint32_t>(1 + random.below(vertices));
    const auto to = static_cast<std::uint32_t>(1 + random.below(vertices));
    const Edge edge{{std::min(from, to)}, {std::max(from, to)}};
    const auto is_edge = [&](const Edge& other) {
      return std::minmax(other.from.number, other.to.number) ==
             std::minmax(edge.from.number, edge.to.number);
    };
    if (from == to || degree[from] == 3 || degree[to] == 3 ||
        std::any_of(puzzle.edges.begin(), puzzle.edges.end(), is_edge))
      continue;
    ++degree[from];
    ++degree[to];
    if (random.below(100) < missing) continue;
    const std::uint64_t ways = directed ? 1 + random.below(3) : 1;
    if (ways & 1) puzzle.edges.push_back(edge);
    if (ways & 2) puzzle.edges.push_back({edge.to, edge.from});
  }
  std::sort(puzzle.edges.begin(), puzzle.edges.end());
  return puzzle;
}

// The answer's verdict, with the moves played and the refusal checked; `unknown` where the
// equations leave too much open.
Verdict verdict(const Puzzle& puzzle) {
  const Arena arena = *graph_capture::arena_of(puzzle);
  EXPECT_EQ(thin_why_not(arena, no_limits), "");
  const Answer<Location> answer = solve_thin(arena, no_limits);
  const auto fault = refute_hubs(graph_capture::rules_of(puzzle), no_limits);
  if (answer.verdict == Verdict::solvable) {
    testing::expect_played(puzzle, answer);
    EXPECT_EQ(fault, "there are places that might be hubs");
  } else if (answer.verdict == Verdict::unsolvable) {
    EXPECT_EQ(fault, std::nullopt);
  } else {
    EXPECT_EQ(answer.remark, "the equations leave too many places free");
    EXPECT_EQ(fault, answer.remark);
  }
  return answer.verdict;
}

TEST(ThinLong, AgreesWithTheJudge) {
  Random random(1);
  std::map<Verdict, int> tally;
  for (int round = 0; round < 2'000; ++round) {
    const auto vertices = static_cast<std::uint32_t>(5 + random.below(5));
    const Puzzle puzzle =
        random_thin_graph(random, vertices, random.below(4) == 0, random.below(3) * 5);
    const auto judged = oracle::judge(puzzle, 4'000);
    if (!judged) continue;
    const Verdict found = verdict(puzzle);
    ++tally[found];
    if (found == Verdict::unknown) continue;
    ASSERT_EQ(found, judged->solvable ? Verdict::solvable : Verdict::unsolvable)
        << "round " << round;
  }
  EXPECT_GT(tally[Verdict::solvable], 250);
  EXPECT_GT(tally[Verdict::unsolvable], 250);
  EXPECT_LT(tally[Verdict::unknown], 100);
}

TEST(ThinLong, AgreesWithSat) {
  Random random(2);
  std::map<Verdict, int> tally;
  for (int round = 0; round < 300; ++round) {
    const auto vertices = static_cast<std::uint32_t>(10 + random.below(23));
    const Puzzle puzzle = random_thin_graph(random, vertices, random.below(6) == 0, 0);
    const Verdict found = verdict(puzzle);
    ++tally[found];
    if (found == Verdict::unknown) continue;
    const Arena arena = *graph_capture::arena_of(puzzle);
    ASSERT_EQ(found, solve_by_hubs(arena, {no_limits}).verdict) << "round " << round;
  }
  EXPECT_GT(tally[Verdict::solvable], 30);
  EXPECT_GT(tally[Verdict::unsolvable], 30);
  EXPECT_LT(tally[Verdict::unknown], 30);
}

// Regular graphs, of which many have no unique solution of the equations, and few exceptions many.
TEST(Thin, DecidesLaddersAndCircles) {
  std::map<Verdict, int> tally;
  for (std::uint32_t n = 3; n <= 8; ++n) {
    for (const bool is_twisted : {false, true}) {
      Puzzle prism;
      prism.budget = 2;
      prism.budgets.assign(2 * n, 2);
      for (std::uint32_t i = 1; i <= n; ++i) {
        prism.edges.push_back({{i}, {i + n}});
        if (i < n) prism.edges.push_back({{i}, {i + 1}});
        if (i < n) prism.edges.push_back({{i + n}, {i + n + 1}});
      }
      prism.edges.push_back({{1}, {is_twisted ? 2 * n : n}});
      prism.edges.push_back(
          {is_twisted ? graph_capture::Vertex{n} : graph_capture::Vertex{n + 1},
           is_twisted ? graph_capture::Vertex{n + 1} : graph_capture::Vertex{2 * n}});
      std::sort(prism.edges.begin(), prism.edges.end());
      const Verdict found = verdict(prism);
      ++tally[found];
      if (found != Verdict::unknown) {
        EXPECT_EQ(found, solve_by_hubs(*graph_capture::arena_of(prism), {no_limits}).verdict) << n;
      }
    }
  }
  EXPECT_GT(tally[Verdict::solvable], 2);
  EXPECT_LT(tally[Verdict::unknown], 4);
}

TEST(Thin, SaysWhyNot) {
  Puzzle star;
  star.budget = 2;
  star.budgets.assign(6, 2);
  for (std::uint32_t v = 2; v <= 5; ++v) star.edges.push_back({{1}, {v}});
  EXPECT_EQ(thin_why_not(*graph_capture::arena_of(star), no_limits),
            "needs places with at most three neighbours");
  EXPECT_EQ(refute_hubs(graph_capture::rules_of(star), no_limits),
            "needs places with at most three neighbours");
  star.edges.pop_back();
  star.budgets[5] = 3;
  EXPECT_EQ(refute_hubs(graph_capture::rules_of(star), no_limits), "needs budgets of at most 2");
  Random random(3);
  const Puzzle large = random_thin_graph(random, 400, false, 0);
  Limits little;
  little.memory_bytes = std::size_t{100} << 20;
  EXPECT_EQ(thin_why_not(*graph_capture::arena_of(large), little),
            "the sums of exceptions don't fit in memory");
}

TEST(Thin, EndsAtTheDeadline) {
  Random random(4);
  const Puzzle large = random_thin_graph(random, 400, false, 0);
  Limits limits;
  limits.deadline = Clock::now() + std::chrono::milliseconds(200);
  const Answer<Location> answer = solve_thin(*graph_capture::arena_of(large), limits);
  EXPECT_EQ(answer.verdict, Verdict::unknown);
  EXPECT_EQ(answer.remark, "the time limit was reached");
  EXPECT_LT(Clock::now() - *limits.deadline, std::chrono::seconds(30));
}

// A ride of two steps and a leap of two lead to the same place: one step, and one neighbour.
TEST(Thin, CountsEachStepOnce) {
  const auto puzzle = solo_chess::read(
      {"f", "solo-chess\nbudget 2\npiece F betza:W2D\nboard\nF . F . F . F . F . F\n", 1});
  ASSERT_TRUE(puzzle) << to_string(puzzle.error());
  const std::optional<Arena> arena = solo_chess::arena_of(*puzzle);
  ASSERT_TRUE(arena);
  EXPECT_EQ(arena->steps(arena->type[0], 1).size(), 4U);
  EXPECT_EQ(steps_of_one_type(*arena).out, (Lists{{1}, {0, 2}, {1, 3}, {2, 4}, {3, 5}, {4}}));
  EXPECT_EQ(thin_why_not(*arena, {}), "");
  const Answer<Location> answer = solve_thin(*arena, {});
  EXPECT_EQ(answer.verdict, Verdict::unsolvable);
  const auto puzzle_of_five = solo_chess::read(
      {"f", "solo-chess\nbudget 2\npiece F betza:W2D\nboard\nF . F . F . F . F\n", 1});
  EXPECT_EQ(solve_thin(*solo_chess::arena_of(*puzzle_of_five), {}).verdict, Verdict::solvable);
}

}  // namespace
}  // namespace hardboard::capture
