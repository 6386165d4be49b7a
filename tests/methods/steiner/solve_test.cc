// Shortest Steiner trees against all connected sets of squares.
#include <bit>
#include <gtest/gtest.h>
#include <map>
#include <set>

#include "base/random.h"
#include "methods/steiner/corners.h"
#include "methods/steiner/cuts.h"
#include "methods/steiner/small.h"
#include "methods/steiner/spanning_tree.h"
#include "methods/steiner/subset_trees.h"
#include "problems/steiner/check.h"
#include "problems/steiner/read.h"
#include "problems/steiner/shortest.h"

namespace hardboard::steiner {
namespace {

constexpr std::int32_t side = 4;

bool is_connected(std::uint32_t set) {
  std::uint32_t flood = set & (~set + 1);
  for (std::uint32_t before = 0; before != flood;) {
    before = flood;
    const std::uint32_t rows = flood << side | flood >> side;
    const std::uint32_t right = (flood & 0x7777U) << 1, left = (flood & 0xEEEEU) >> 1;
    flood |= (rows | right | left) & set;
  }
  return flood == set;
}

// The length of a shortest tree for points in a square of 4 by 4 with its low corner at 0 0: one
// less than the squares of a smallest connected set.
int shortest_length(const std::vector<Square>& points) {
  std::uint32_t needed = 0;
  for (const auto [x, y] : points) needed |= 1U << (y * side + x);
  int best = side * side;
  for (std::uint32_t set = 1; set < 1U << (side * side); ++set)
    if ((set & needed) == needed && std::popcount(set) - 1 < best && is_connected(set))
      best = std::popcount(set) - 1;
  return best;
}

// The check refuses less than the best length, and no more than that.
void expect_bound(const std::vector<Square>& points, std::uint64_t best) {
  Answer refusal;
  refusal.verdict = Verdict::unsolvable;
  if (best > 0) {
    EXPECT_EQ(check({points, best - 1}, refusal).check, Check::claimed);
    EXPECT_EQ(check({points, best - 1}, refusal, {}, {nullptr, true}).check, Check::verified);
  }
  EXPECT_EQ(check({points, best}, refusal, {}, {nullptr, true}).check, Check::wrong);
  Answer answer = solved(shortest_tree(points, {}).value());
  answer.minimum = Minimum{std::string(minimum_words[0]), best, best};
  EXPECT_EQ(check({points, best}, answer, {}, {nullptr, true}).check, Check::verified);
}

TEST(SteinerMethods, FindShortestTrees) {
  Random random(9);
  int shortest = 0, tight = 0, shorter = 0;
  for (int round = 0; round < 150; ++round) {
    std::vector<Square> points;
    for (std::uint64_t i = random.below(8); i < 8; ++i)
      points.push_back({static_cast<std::int32_t>(random.below(side)),
                        static_cast<std::int32_t>(random.below(side))});
    std::sort(points.begin(), points.end());
    points.erase(std::unique(points.begin(), points.end()), points.end());
    const auto best = static_cast<std::uint64_t>(shortest_length(points));
    const Answer answer = solved(shortest_tree(points, {}).value());
    ASSERT_EQ(*answer.length, best) << write({points, best});
    ASSERT_EQ(check({points, best}, answer).check, Check::verified);
    const SpanningTree tree = shortest_spanning_tree(points, {}).value();
    ASSERT_EQ(check({points, tree.length}, solved(tree.segments)).check, Check::verified);
    ASSERT_GE(tree.length, best);
    ASSERT_LE(least_length(points, tree), best);
    ASSERT_EQ(least_length(points), best);
    const SpanningTree corners = tree_with_corners(points, 0, {}).value();
    ASSERT_EQ(check({points, corners.length}, solved(corners.segments)).check, Check::verified);
    ASSERT_GE(corners.length, best);
    ASSERT_LE(corners.length, tree.length);
    const std::uint64_t least = least_by_cuts(points, tree.length, {});
    ASSERT_LE(least, best) << write({points, best});
    shortest += corners.length == best ? 1 : 0;
    tight += least == best ? 1 : 0;
    shorter += corners.length < tree.length ? 1 : 0;
    expect_bound(points, best);
  }
  EXPECT_GT(shortest, 135);
  EXPECT_GT(tight, 100);
  EXPECT_GT(shorter, 20);
}

TEST(SteinerMethods, FindShortestTreesOfFarPoints) {
  const std::vector<Square> points = {
      {-2147483647, 0}, {0, -2147483647}, {0, 2147483647}, {2147483647, 0}};
  const Answer answer = solved(shortest_tree(points, {}).value());
  EXPECT_EQ(*answer.length, 4 * std::uint64_t{2147483647});
  EXPECT_EQ(check({points, answer.length}, answer).check, Check::verified);
  EXPECT_EQ(tree_with_corners(points, 0, {}).value().length, *answer.length);
  EXPECT_EQ(least_by_cuts(points, UINT64_MAX, {}), *answer.length);
}

// What subsets of points in a large square say, of more points than the sets above.
TEST(SteinerMethods, CornersAndCutsAreNearTheShortestTree) {
  Random random(10);
  for (int round = 0; round < 12; ++round) {
    std::vector<Square> points;
    for (int i = 0; i < 11; ++i)
      points.push_back({static_cast<std::int32_t>(random.below(1'000)),
                        static_cast<std::int32_t>(random.below(1'000))});
    std::sort(points.begin(), points.end());
    const std::uint64_t best = *solved(shortest_tree(points, {}).value()).length;
    const SpanningTree corners = tree_with_corners(points, 0, {}).value();
    EXPECT_EQ(check({points, corners.length}, solved(corners.segments)).check, Check::verified);
    const std::uint64_t least = least_by_cuts(points, UINT64_MAX, {});
    EXPECT_GE(corners.length, best);
    EXPECT_LE(corners.length * 100, best * 102);
    EXPECT_LE(least, best);
    EXPECT_GE(least * 100, best * 90);
  }
}

TEST(SteinerCheck, SpansMoreThanTwelvePoints) {
  std::vector<Square> points;
  for (std::int32_t i = 0; i < 13; ++i) points.push_back({3 * i, 0});
  EXPECT_EQ(least_length(points), 24U);  // two thirds of 36
  Answer refusal;
  refusal.verdict = Verdict::unsolvable;
  EXPECT_EQ(check({points, 23}, refusal, {}, {nullptr, true}).check, Check::verified);
  EXPECT_EQ(check({points, 24}, refusal, {}, {nullptr, true}).check, Check::claimed);
  points.resize(12);
  EXPECT_EQ(least_length(points), 33U);
}

// Of each set of points: solutions are different trees, all check, and the shortest one is there.
TEST(SteinerSmall, ListsEachProblemAndEachTreeOnce) {
  std::map<std::vector<Square>, std::set<std::uint64_t>> lengths;
  each_small_problem(3, [&](const Puzzle& puzzle) {
    EXPECT_TRUE(lengths[puzzle.points].insert(*puzzle.length).second);
    std::set<std::set<Segment>> trees;
    std::uint64_t shortest = UINT64_MAX;
    each_solution(puzzle, {}, [&](const Answer& answer) {
      EXPECT_EQ(check(puzzle, answer).check, Check::verified);
      EXPECT_TRUE(trees.insert({answer.segments.begin(), answer.segments.end()}).second);
      shortest = std::min(shortest, *answer.length);
      return true;
    });
    const std::uint64_t best = *solved(shortest_tree(puzzle.points, {}).value()).length;
    EXPECT_EQ(shortest, best <= *puzzle.length ? best : UINT64_MAX);
    return true;
  });
  EXPECT_EQ(lengths.size(), 43U);
}

TEST(SteinerMethods, ObeyLimits) {
  Limits limits;
  limits.deadline = Clock::now();
  std::vector<Square> points;
  for (std::int32_t i = 0; i < 16; ++i) points.push_back({i, i * i % 17});
  EXPECT_FALSE(shortest_tree(points, limits));
}

}  // namespace
}  // namespace hardboard::steiner
