// Trees: all of them up to six vertices with all budgets up to 3, and larger ones at random.
#include "methods/graph_capture/tree.h"

#include "base/random.h"
#include "support/small_boards.h"

namespace hardboard::graph_capture {
namespace {

using testing::Decided;

void hold(const Puzzle& puzzle, Decided& seen) {
  if (::testing::Test::HasFailure()) return;
  ASSERT_EQ(tree_why_not(puzzle), "") << testing::in_words(puzzle);
  testing::expect_decided(puzzle, solve_tree(puzzle, {}), seen);
}

// Vertex v hangs on parents[v] < v. Directions: 0 up, 1 down, 2 both.
Puzzle make(bool directed, const std::vector<std::uint32_t>& parents,
            const std::vector<std::uint32_t>& budgets, const std::vector<std::uint32_t>& ways) {
  Puzzle puzzle{directed, unlimited, budgets, {}};
  for (std::uint32_t v = 1; v < parents.size(); ++v) {
    const Vertex low{parents[v] + 1}, high{v + 1};
    if (!directed || ways[v] > 0) puzzle.edges.push_back({low, high});
    if (directed && ways[v] != 1) puzzle.edges.push_back({high, low});
  }
  std::sort(puzzle.edges.begin(), puzzle.edges.end());
  return puzzle;
}

// Counts through all sequences of n digits, the i-th below limit(i).
template <class Limit, class Visit>
void count_through(std::uint32_t n, Limit limit, Visit visit) {
  std::vector<std::uint32_t> digits(n, 0);
  for (;;) {
    visit(digits);
    std::uint32_t i = 0;
    while (i < n && ++digits[i] >= limit(i)) digits[i++] = 0;
    if (i == n) return;
  }
}

TEST(TreeLong, AllSmallTrees) {
  Decided seen;
  for (std::uint32_t n = 1; n <= 5; ++n) {
    count_through(
        n, [](std::uint32_t v) { return std::max(v, 1U); },
        [&](const auto& parents) {
          count_through(
              n, [](std::uint32_t) { return 4U; },
              [&](std::vector<std::uint32_t> budgets) {
                for (std::uint32_t& budget : budgets)
                  if (budget == 3 && n % 2 == 0) budget = unlimited;
                hold(make(false, parents, budgets, {}), seen);
              });
        });
  }
  EXPECT_GT(seen.yes, 3000);
  EXPECT_GT(seen.no, 3000);
}

TEST(TreeLong, AllSmallDirectedTrees) {
  Decided seen;
  for (std::uint32_t n = 1; n <= 4; ++n) {
    count_through(
        n, [](std::uint32_t v) { return std::max(v, 1U); },
        [&](const auto& parents) {
          count_through(
              n, [](std::uint32_t) { return 3U; },
              [&](const auto& ways) {
                if (ways[0] != 0) return;
                count_through(
                    n, [](std::uint32_t) { return 4U; },
                    [&](const auto& budgets) { hold(make(true, parents, budgets, ways), seen); });
              });
        });
  }
  EXPECT_GT(seen.yes, 1000);
  EXPECT_GT(seen.no, 3000);
}

TEST(TreeLong, RandomTrees) {
  Random random(3);
  Decided seen;
  for (int i = 0; i < 6000; ++i) {
    const auto n = static_cast<std::uint32_t>(5 + random.below(5));
    std::vector<std::uint32_t> parents, budgets, ways;
    const std::uint64_t most = random.below(4) + 2;
    for (std::uint32_t v = 0; v < n; ++v) {
      parents.push_back(v == 0 ? 0 : static_cast<std::uint32_t>(random.below(v)));
      budgets.push_back(static_cast<std::uint32_t>(random.below(most)) +
                        static_cast<std::uint32_t>(random.below(2)));
      ways.push_back(random.below(4) == 0 ? static_cast<std::uint32_t>(random.below(2)) : 2U);
    }
    hold(make(i % 2 == 0, parents, budgets, ways), seen);
  }
  EXPECT_GT(seen.yes, 500);
  EXPECT_GT(seen.no, 500);
}

// docs/errata.md: the root of a path of five needs no leaf among its neighbours.
TEST(TreeLong, PathOfFive) {
  const std::vector<std::uint32_t> twos(5, 2);
  Decided seen;
  hold(make(false, {0, 0, 1, 2, 3}, twos, {}), seen);
  EXPECT_EQ(seen.yes, 1);
}

TEST(TreeLong, AppliesToTreesOnly) {
  EXPECT_EQ(tree_why_not({false, unlimited, {1}, {}}), "");
  EXPECT_NE(tree_why_not({false, unlimited, {1, 1}, {}}), "");
  EXPECT_NE(tree_why_not({false, unlimited, {1, 1, 1}, {{{1}, {2}}, {{1}, {3}}, {{2}, {3}}}}), "");
  EXPECT_NE(tree_why_not({false, unlimited, {1, 1, 1, 1}, {{{1}, {2}}, {{1}, {3}}, {{2}, {3}}}}),
            "");
  EXPECT_EQ(tree_why_not({true, unlimited, {1, 1}, {{{1}, {2}}, {{2}, {1}}}}), "");
}

}  // namespace
}  // namespace hardboard::graph_capture
