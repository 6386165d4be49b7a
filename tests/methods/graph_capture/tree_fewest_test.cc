// Fewest tokens on forests and the smallest budget on trees, against the brute force: all trees up
// to five vertices with all budgets up to 3, and larger forests at random.
#include "methods/graph_capture/tree_fewest.h"

#include <map>

#include "base/random.h"
#include "methods/graph_capture/tree.h"
#include "support/small_boards.h"

namespace hardboard::graph_capture {
namespace {

using Left = std::map<std::uint64_t, int>;  // how often so many remain

void hold_fewest(const Puzzle& puzzle, Left& seen) {
  if (::testing::Test::HasFailure()) return;
  ASSERT_EQ(fewest_on_forest_why_not(puzzle), "") << testing::in_words(puzzle);
  const auto judgement = oracle::judge(puzzle);
  ASSERT_TRUE(judgement);
  const capture::Answer<capture::Location> answer = fewest_on_forest(puzzle, {});
  ASSERT_TRUE(answer.minimum);
  ASSERT_EQ(answer.minimum->value, judgement->pieces_left) << testing::in_words(puzzle);
  ASSERT_EQ(answer.minimum->bound, judgement->pieces_left);
  // The moves leave so many; that no fewer can remain is checked for a second token only.
  const CheckReport report = check(puzzle, to_vertices(answer));
  ASSERT_NE(report.check, Check::wrong) << testing::in_words(puzzle) << ": " << report.reason;
  if (judgement->pieces_left <= 2) {
    ASSERT_EQ(report.check, Check::verified) << testing::in_words(puzzle) << ": " << report.reason;
  }
  ++seen[judgement->pieces_left];
}

void hold_budget(Puzzle puzzle) {
  if (::testing::Test::HasFailure()) return;
  const capture::Answer<capture::Location> answer = smallest_budget_on_tree(puzzle, {});
  const CheckReport report = check(puzzle, to_vertices(answer));
  ASSERT_NE(report.check, Check::wrong) << testing::in_words(puzzle) << ": " << report.reason;
  const auto clears = [&](std::uint32_t budget) {
    puzzle.budgets.assign(puzzle.budgets.size(), budget);
    return oracle::judge(puzzle)->solvable;
  };
  if (answer.verdict == Verdict::unsolvable) {
    ASSERT_FALSE(clears(unlimited)) << testing::in_words(puzzle);
    return;
  }
  ASSERT_TRUE(answer.minimum);
  const auto least = static_cast<std::uint32_t>(answer.minimum->value);
  ASSERT_TRUE(clears(least)) << testing::in_words(puzzle);
  if (least > 0) {
    ASSERT_FALSE(clears(least - 1)) << testing::in_words(puzzle);
  }
}

// All trees of n vertices, vertex v on a lower one, with all budgets below `budgets`. For a
// directed tree, each edge in one of three ways as well.
template <class Visit>
void for_each_tree(std::uint32_t n, std::uint32_t budgets, bool directed, Visit visit) {
  Puzzle puzzle{directed, unlimited, std::vector<std::uint32_t>(n, 0), {}};
  const auto add = [&](auto& self, std::uint32_t v) -> void {
    if (v > n) {
      Puzzle sorted = puzzle;
      std::sort(sorted.edges.begin(), sorted.edges.end());
      visit(sorted);
      return;
    }
    for (std::uint32_t budget = 0; budget < budgets; ++budget) {
      puzzle.budgets[v - 1] = budget;
      if (v == 1) self(self, 2);
      for (std::uint32_t u = 1; u < v; ++u) {
        for (int way = 0; way < (directed ? 3 : 1); ++way) {
          const std::size_t before = puzzle.edges.size();
          if (way != 1) puzzle.edges.push_back({{u}, {v}});
          if (way != 0) puzzle.edges.push_back({{v}, {u}});
          self(self, v + 1);
          puzzle.edges.resize(before);
        }
      }
    }
  };
  add(add, 1);
}

Puzzle random_forest(Random& random, std::uint32_t n, bool directed, bool connected) {
  Puzzle puzzle{directed, unlimited, {}, {}};
  const std::uint64_t most = random.below(5) + 1;
  const std::uint64_t back = random.below(4) + 1;  // small: long paths
  for (std::uint32_t v = 1; v <= n; ++v) {
    const bool is_poor = random.below(2) == 0;
    puzzle.budgets.push_back(is_poor ? 0 : static_cast<std::uint32_t>(random.below(most) + 1));
    if (random.below(20) == 0) puzzle.budgets.back() = unlimited;
    if (v == 1 || (!connected && random.below(8) == 0)) continue;
    const auto u = static_cast<std::uint32_t>(
        back == 4 ? random.below(v - 1) + 1
                  : v - 1 - random.below(std::min<std::uint64_t>(v - 1, back)));
    const std::uint64_t way = directed ? random.below(5) : 0;
    if (way != 1) puzzle.edges.push_back({{u}, {v}});
    if (directed && way != 0) puzzle.edges.push_back({{v}, {u}});
  }
  std::sort(puzzle.edges.begin(), puzzle.edges.end());
  return puzzle;
}

// The recurrences of docs/trees.md as tables over all numbers of captures, for undirected trees
// where each vertex but the first has one neighbour before it. Cubic, and more.
std::int64_t fewest_by_tables(const Puzzle& puzzle) {
  const std::size_t n = puzzle.budgets.size();
  constexpr std::int64_t never = 1'000'000;
  std::vector<std::vector<std::size_t>> children(n);
  for (const auto& [from, to] : puzzle.edges) children[from.number - 1].push_back(to.number - 1);
  // up[v][l]: something leaves v for its parent that has l captures before that, at least;
  // down[v][a]: something comes to v that has a captures left; closed[v]: neither.
  std::vector<std::vector<std::int64_t>> up(n, std::vector<std::int64_t>(n + 2, never)), down = up;
  std::vector<std::int64_t> closed(n, never), settled(n, never);
  for (std::size_t v = n; v-- > 0;) {
    std::int64_t all_settled = 0, all_closed = 0;
    for (const std::size_t c : children[v]) {
      all_settled += settled[c];
      all_closed += closed[c];
    }
    const std::size_t budget = std::min<std::size_t>(puzzle.budgets[v], n);
    std::int64_t stay = all_settled + 1;
    for (const std::size_t c : children[v])
      for (const std::size_t d : children[v])
        for (std::size_t l = 1; c != d && l <= n; ++l)
          stay =
              std::min(stay, all_settled - settled[c] - settled[d] + up[c][l + 1] + down[d][l - 1]);
    closed[v] = stay;
    for (std::size_t l = 1; l <= n; ++l) {
      if (l <= budget) up[v][l] = all_closed;
      for (const std::size_t c : children[v])
        up[v][l] = std::min(up[v][l], all_settled - settled[c] + up[c][l + 1]);
    }
    for (std::size_t a = 0; a <= n; ++a) {
      down[v][a] = stay;
      for (const std::size_t c : children[v])
        if (a > 0) down[v][a] = std::min(down[v][a], all_settled - settled[c] + down[c][a - 1]);
    }
    for (const std::size_t c : children[v])
      if (budget > 0) closed[v] = std::min(closed[v], all_closed - closed[c] + down[c][budget - 1]);
    settled[v] = std::min(closed[v], up[v][1]);
  }
  return closed[0];
}

TEST(TreeFewestLong, AllSmallTrees) {
  Left seen;
  for (std::uint32_t n = 1; n <= 5; ++n)
    for_each_tree(n, 4, false, [&](const Puzzle& puzzle) { hold_fewest(puzzle, seen); });
  EXPECT_GT(seen[1], 3000);
  EXPECT_GT(seen[2], 1000);
  EXPECT_GT(seen[3], 100);
}

TEST(TreeFewestLong, AllSmallDirectedTrees) {
  Left seen;
  for (std::uint32_t n = 1; n <= 4; ++n)
    for_each_tree(n, 3, true, [&](const Puzzle& puzzle) { hold_fewest(puzzle, seen); });
  EXPECT_GT(seen[1], 1000);
  EXPECT_GT(seen[3], 1000);
}

TEST(TreeFewestLong, RandomForests) {
  Random random(5);
  Left seen;
  for (int i = 0; i < 6000; ++i) {
    const auto n = static_cast<std::uint32_t>(5 + random.below(6));
    hold_fewest(random_forest(random, n, i % 3 == 0, i % 2 == 0), seen);
  }
  for (const std::uint64_t left : {1U, 2U, 3U, 4U, 5U}) EXPECT_GT(seen[left], 200) << left;
}

// Larger trees, where many tokens and many ends are weighed at once.
TEST(TreeFewestLong, LargerTreesAgainstTables) {
  Random random(6);
  std::uint64_t all = 0;
  for (int i = 0; i < 400; ++i) {
    Puzzle puzzle =
        random_forest(random, 20 + static_cast<std::uint32_t>(random.below(60)), false, true);
    if (i % 2 == 0) {  // many without captures, some with many
      for (std::uint32_t& budget : puzzle.budgets)
        budget = random.below(3) == 0 ? static_cast<std::uint32_t>(random.below(20)) : 0;
    }
    const capture::Answer<capture::Location> answer = fewest_on_forest(puzzle, {});
    const CheckReport report = check(puzzle, to_vertices(answer));
    ASSERT_NE(report.check, Check::wrong) << report.reason;
    ASSERT_EQ(answer.minimum->value, fewest_by_tables(puzzle)) << testing::in_words(puzzle);
    all += answer.minimum->value;
  }
  EXPECT_GT(all, 2000U);
}

// One token fewer stays behind on the star, and then four more on the path: what is best for a
// subtree by itself is not best for the tree (docs/trees.md).
TEST(TreeFewestLong, CapturesLeftCanBeWorthManyTokens) {
  const Puzzle puzzle{false,
                      unlimited,
                      {5, 2, 0, 0, 0, 0, 0},
                      {{{1}, {2}}, {{1}, {3}}, {{3}, {4}}, {{4}, {5}}, {{5}, {6}}, {{6}, {7}}}};
  Left seen;
  hold_fewest(puzzle, seen);
  EXPECT_EQ(seen[2], 1);
}

TEST(TreeFewestLong, AppliesToForestsOnly) {
  EXPECT_EQ(fewest_on_forest_why_not({false, unlimited, {1}, {}}), "");
  EXPECT_EQ(fewest_on_forest_why_not({false, unlimited, {1, 1, 1}, {{{2}, {3}}}}), "");
  EXPECT_NE(fewest_on_forest_why_not(
                {false, unlimited, {1, 1, 1, 1}, {{{2}, {3}}, {{2}, {4}}, {{3}, {4}}}}),
            "");
}

TEST(TreeFewestLong, SmallestBudget) {
  for (std::uint32_t n = 1; n <= 6; ++n)
    for_each_tree(n, 1, false, [&](const Puzzle& puzzle) { hold_budget(puzzle); });
  for (std::uint32_t n = 1; n <= 4; ++n)
    for_each_tree(n, 1, true, [&](const Puzzle& puzzle) { hold_budget(puzzle); });
}

}  // namespace
}  // namespace hardboard::graph_capture
