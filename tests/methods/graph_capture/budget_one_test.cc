// One capture for each token, against the judge: all small directed graphs with all budgets of 0
// and 1, and random larger ones; every answer goes through the checker.
#include "methods/graph_capture/budget_one.h"

#include <atomic>
#include <gtest/gtest.h>
#include <vector>

#include "methods/graph_capture/arena_of.h"
#include "oracle/brute_force.h"
#include "puzzles/graph_capture/check.h"
#include "support/random_puzzle.h"

namespace hardboard::graph_capture {
namespace {

struct Seen {
  int yes = 0, no = 0;
};

void hold_against_judge(const Puzzle& puzzle, Seen& seen) {
  ASSERT_EQ(budget_one_why_not(puzzle), "");
  const auto judged = oracle::judge(puzzle, 20'000);
  if (!judged) return;
  const auto answer = to_vertices(solve_budget_one(puzzle, {}));
  ASSERT_EQ(answer.verdict, judged->solvable ? Verdict::solvable : Verdict::unsolvable);
  const CheckReport report = check(puzzle, answer);
  ASSERT_EQ(report.check, Check::verified) << report.reason;
  ++(judged->solvable ? seen.yes : seen.no);
}

TEST(GraphBudgetOne, AllSmallDirectedGraphs) {
  Seen seen;
  for (std::uint32_t n = 1; n <= 3; ++n) {
    std::vector<Edge> arcs;
    for (std::uint32_t u = 1; u <= n; ++u)
      for (std::uint32_t v = 1; v <= n; ++v)
        if (u != v) arcs.push_back({{u}, {v}});
    for (std::uint32_t chosen = 0; chosen < 1U << arcs.size(); ++chosen) {
      for (std::uint32_t budgets = 0; budgets < 1U << n; ++budgets) {
        Puzzle puzzle;
        puzzle.directed = true;
        for (std::uint32_t v = 0; v < n; ++v) puzzle.budgets.push_back(budgets >> v & 1);
        for (std::size_t i = 0; i < arcs.size(); ++i)
          if ((chosen >> i & 1) != 0) puzzle.edges.push_back(arcs[i]);
        hold_against_judge(puzzle, seen);
        if (HasFatalFailure()) return;
      }
    }
  }
  EXPECT_GT(seen.yes, 50);
  EXPECT_GT(seen.no, 200);
}

TEST(GraphBudgetOneLong, RandomGraphs) {
  Random random(41);
  Seen seen;
  for (int round = 0; round < 3000; ++round) {
    testing::GraphOptions options;
    options.most_vertices = 9;
    options.most_budget = 1;
    options.unlimited_budget = 0;
    options.uniform = 60;
    const Puzzle puzzle = testing::random_graph_capture(random, options);
    hold_against_judge(puzzle, seen);
    if (HasFatalFailure()) FAIL() << "round " << round;
  }
  EXPECT_GT(seen.yes, 200);
  EXPECT_GT(seen.no, 1000);
}

// A complete graph without the edges of a matching: each token refuses its mate's vertex only.
TEST(GraphBudgetOne, LargeGraphsNeedFewSteps) {
  Puzzle puzzle;
  const std::uint32_t n = 1000;
  puzzle.budgets.assign(n, 1);
  for (std::uint32_t u = 1; u <= n; ++u)
    for (std::uint32_t v = u + 1; v <= n; ++v)
      if (v != u + 1 || u % 2 == 0) puzzle.edges.push_back({{u}, {v}});
  const auto answer = to_vertices(solve_budget_one(puzzle, {}));
  EXPECT_EQ(answer.verdict, Verdict::unsolvable);
  EXPECT_EQ(check(puzzle, answer).check, Check::verified);
  puzzle.budgets[0] = 2;
  EXPECT_NE(budget_one_why_not(puzzle), "");
}

TEST(GraphBudgetOne, AnInterruptIsUnknown) {
  Puzzle puzzle;
  puzzle.budgets.assign(3, 1);
  const std::atomic<bool> interrupted = true;
  Limits limits;
  limits.interrupted = &interrupted;
  EXPECT_EQ(solve_budget_one(puzzle, limits).verdict, Verdict::unknown);
}

}  // namespace
}  // namespace hardboard::graph_capture
