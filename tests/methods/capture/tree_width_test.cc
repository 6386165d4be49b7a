// The programme over parts against the brute force on small boards and graphs, against SAT on
// larger ones with few cycles, and on circles whose budgets just suffice.
#include "methods/capture/tree_width.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "methods/capture/solve_sat.h"
#include "methods/graph_capture/arena_of.h"
#include "methods/solo_chess/arena_of.h"
#include "oracle/bounded_brute_force.h"
#include "oracle/brute_force.h"
#include "puzzles/graph_capture/check.h"
#include "puzzles/solo_chess/check.h"
#include "puzzles/solo_chess/write.h"
#include "support/judged_captures.h"
#include "support/random_puzzle.h"
#include "support/rounds.h"

namespace hardboard::capture {
namespace {

// Small boards with more states are left out.
constexpr std::uint64_t most_states = 3'000;

testing::SoloOptions leapers(int round) {
  testing::SoloOptions options;
  options.width = 4;
  options.height = round % 3 == 0 ? 2 : 3;
  options.most_pieces = round % 4 == 0 ? 6 : 8;
  options.letters = round % 2 == 0 ? "KP" : "KBN";
  options.custom = 0;
  options.most_budget = round % 4 == 0 ? 4 : 3;
  return options;
}

TEST(TreeWidth, SaysOfSmallBoardsWhatBruteForceSays) {
  Random random(1611);
  int yes = 0, no = 0, bounded = 0, with_last = 0;
  for (int round = 0; round < testing::rounds(5'000); ++round) {
    solo_chess::Puzzle puzzle = testing::random_solo_chess(random, leapers(round));
    puzzle.bounds.on_distance = round % 5 == 0;
    if (round % 3 == 0) testing::set_tight_budgets(random, puzzle);
    const Arena arena = *solo_chess::arena_of(puzzle);
    const Answer<Location> answer = solve_by_tree_width(arena, {}, {.states = most_states});
    if (answer.verdict == Verdict::unknown) continue;
    const auto judged = oracle::judge_bounded(puzzle, 50'000);
    if (!judged) continue;
    SCOPED_TRACE(write(puzzle));
    const bool solvable = judged->count > 0;
    bounded += puzzle.bounds.on_distance ? 1 : 0;
    with_last += puzzle.last && solvable ? 1 : 0;
    ++(solvable ? yes : no);
    testing::expect_as_judged(puzzle, answer, solvable);
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(yes, testing::rounds(800));
  EXPECT_GT(no, testing::rounds(800));
  EXPECT_GT(bounded, testing::rounds(400));
  EXPECT_GT(with_last, testing::rounds(100));
}

TEST(TreeWidth, LeavesTheFewestPieces) {
  Random random(1612);
  int several = 0, with_goal = 0;
  for (int round = 0; round < testing::rounds(3'000); ++round) {
    testing::SoloOptions options = leapers(round);
    options.last = 0;
    solo_chess::Puzzle puzzle = testing::random_solo_chess(random, options);
    puzzle.bounds.on_distance = round % 5 == 0;
    Answer<Location> answer =
        fewest_by_tree_width(*solo_chess::arena_of(puzzle), {}, {.states = most_states});
    const auto judged = oracle::judge_bounded(puzzle, 50'000);
    if (!judged || !answer.minimum) continue;
    SCOPED_TRACE(write(puzzle));
    testing::expect_fewest(puzzle, answer, judged->pieces_left);
    if (HasFatalFailure()) return;
    several += judged->pieces_left > 1 ? 1 : 0;
    with_goal += puzzle.goal ? 1 : 0;
  }
  EXPECT_GT(several, testing::rounds(500));
  EXPECT_GT(with_goal, testing::rounds(100));
}

TEST(TreeWidth, SaysOfSmallGraphsWhatBruteForceSays) {
  Random random(1613);
  int yes = 0, no = 0, minima = 0;
  for (int round = 0; round < testing::rounds(6'000); ++round) {
    testing::GraphOptions options;
    options.most_vertices = 8;
    options.most_budget = 2 + round % 4;
    auto puzzle = testing::random_graph_capture(random, options);
    if (round % 2 == 0) testing::set_tight_budgets(random, puzzle);
    const Arena arena = *graph_capture::arena_of(puzzle);
    const Answer<Location> answer = solve_by_tree_width(arena, {}, {.states = most_states});
    if (answer.verdict == Verdict::unknown) continue;
    const auto judged = oracle::judge(puzzle, 50'000);
    if (!judged) continue;
    ++(judged->solvable ? yes : no);
    testing::expect_as_judged(puzzle, answer, judged->solvable);
    if (HasFatalFailure()) return;
    const Answer<Location> fewest = fewest_by_tree_width(arena, {}, {.states = 10 * most_states});
    if (!fewest.minimum) continue;
    ++minima;
    testing::expect_fewest(puzzle, fewest, judged->pieces_left);
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(yes, testing::rounds(1'000));
  EXPECT_GT(no, testing::rounds(1'000));
  EXPECT_GT(minima, testing::rounds(2'000));
}

// A random tree with some edges more, and budgets drawn alike.
graph_capture::Puzzle tree_with_chords(Random& random, std::uint32_t vertices, std::uint32_t chords,
                                       std::uint32_t least, std::uint32_t most) {
  graph_capture::Puzzle puzzle;
  for (std::uint32_t v = 2; v <= vertices; ++v)
    puzzle.edges.push_back(
        {v - 1 - static_cast<std::uint32_t>(random.below(std::min(v - 1, 3U))), v});
  for (std::uint32_t i = 0; i < chords; ++i) {
    const auto u = static_cast<std::uint32_t>(random.below(vertices - 1)) + 1;
    puzzle.edges.push_back({u, u + 1 + static_cast<std::uint32_t>(random.below(vertices - u))});
  }
  std::sort(puzzle.edges.begin(), puzzle.edges.end());
  puzzle.edges.erase(std::unique(puzzle.edges.begin(), puzzle.edges.end()), puzzle.edges.end());
  for (std::uint32_t v = 0; v < vertices; ++v)
    puzzle.budgets.push_back(least + static_cast<std::uint32_t>(random.below(most - least + 1)));
  return puzzle;
}

TEST(TreeWidth, SaysOfTreesWithChordsWhatSatSays) {
  Random random(1614);
  int yes = 0, no = 0;
  for (int round = 0; round < 120; ++round) {
    const auto puzzle = tree_with_chords(random, 20 + static_cast<std::uint32_t>(random.below(20)),
                                         1 + round % 6, round % 5, 2 + round % 7 + round % 5);
    const Arena arena = *graph_capture::arena_of(puzzle);
    const Answer<Location> answer = solve_by_tree_width(arena, {});
    const Limits none;
    ASSERT_EQ(answer.verdict, solve_by_exits(arena, {none}).verdict);
    ++(answer.verdict == Verdict::solvable ? yes : no);
    if (answer.verdict != Verdict::solvable) continue;
    const CheckReport report = check(puzzle, graph_capture::to_vertices(answer));
    ASSERT_EQ(report.check, Check::verified) << report.reason;
  }
  EXPECT_GT(yes, 20);
  EXPECT_GT(no, 20);
}

graph_capture::Puzzle circle(std::uint32_t vertices, std::uint32_t budget) {
  graph_capture::Puzzle puzzle;
  for (std::uint32_t v = 1; v < vertices; ++v) puzzle.edges.push_back({v, v + 1});
  puzzle.edges.push_back({1, vertices});
  std::sort(puzzle.edges.begin(), puzzle.edges.end());
  puzzle.budgets.assign(vertices, budget);
  return puzzle;
}

// One edge of a circle stays unused. Two tokens walk along the rest to the final vertex, n - 1
// captures together; so the smallest budget is half of that.
TEST(TreeWidth, GoesRoundCircles) {
  for (const std::uint32_t vertices : {3U, 4U, 9U, 400U, 1'001U})
    for (const std::uint32_t budget : {(vertices - 1) / 2, vertices / 2}) {
      const auto puzzle = circle(vertices, budget);
      const auto answer = solve_by_tree_width(*graph_capture::arena_of(puzzle), {});
      ASSERT_EQ(answer.verdict,
                2 * budget >= vertices - 1 ? Verdict::solvable : Verdict::unsolvable);
      if (answer.verdict != Verdict::solvable) continue;
      const CheckReport report = check(puzzle, graph_capture::to_vertices(answer));
      ASSERT_EQ(report.check, Check::verified) << report.reason;
    }
}

// Each vertex that leaves looks at all rows of the hubs but one: n vertices at 3 n².
TEST(TreeWidth, LooksAtSoManyNeighboursAndNoMore) {
  constexpr std::uint32_t hubs = 4;
  for (const std::uint32_t leaves : {30U, 1'000U}) {
    graph_capture::Puzzle stars;
    stars.budgets.assign(hubs + leaves, 1);
    for (std::uint32_t hub = 1; hub <= hubs; ++hub)
      for (std::uint32_t leaf = 1; leaf <= leaves; ++leaf)
        stars.edges.push_back({hub, hubs + leaf});
    const Arena arena = *graph_capture::arena_of(stars);
    EXPECT_EQ(tree_width_why_not(arena, {.cut = hubs}, {}), "");
    EXPECT_EQ(tree_width_why_not(arena, {.cut = hubs, .looks = few_looks}, {}) == "", leaves == 30);
  }
}

TEST(TreeWidth, LeavesWideBoardsAndBlockedOnesAlone) {
  Random random(1615);
  graph_capture::Puzzle dense;
  dense.budgets.assign(12, 2);
  for (std::uint32_t u = 1; u <= 12; ++u)
    for (std::uint32_t v = u + 1; v <= 12; ++v) dense.edges.push_back({u, v});
  EXPECT_NE(tree_width_why_not(*graph_capture::arena_of(dense), {}, {}), "");
  testing::SoloOptions options;
  options.letters = "R";
  options.custom = 0;
  options.fewest_pieces = options.most_pieces = 12;
  const auto rooks = testing::random_solo_chess(random, options);
  EXPECT_NE(tree_width_why_not(*solo_chess::arena_of(rooks), {}, {}), "");
  Limits limits;
  limits.deadline = Clock::now();
  EXPECT_EQ(solve_by_tree_width(*graph_capture::arena_of(circle(2'000, 999)), limits).verdict,
            Verdict::unknown);
  EXPECT_EQ(solve_by_tree_width(*graph_capture::arena_of(circle(400, 199)), {}, {.states = 1'000})
                .verdict,
            Verdict::unknown);
}

}  // namespace
}  // namespace hardboard::capture
