// Which clauses can be drawn, held against drawings.
#include "problems/planar_3sat/crossings.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <optional>
#include <vector>

#include "base/random.h"

namespace hardboard::planar_3sat {
namespace {

// A leg, with its place on the line.
struct Drawn {
  Leg leg;
  std::size_t x = 0;
};

// Does a leg meet the bar of an earlier clause, which lies below its own? Bars reach from the first
// leg of their clause to the last.
bool crosses(const std::vector<Clause>& clauses, const std::vector<Drawn>& legs) {
  for (std::uint32_t earlier = 0; earlier < clauses.size(); ++earlier) {
    std::size_t first = SIZE_MAX, last = 0;
    for (const Drawn& drawn : legs)
      if (drawn.leg.clause == earlier) {
        first = std::min(first, drawn.x);
        last = std::max(last, drawn.x);
      }
    for (const Drawn& drawn : legs)
      if (drawn.leg.clause > earlier && drawn.x > first && drawn.x < last) return true;
  }
  return false;
}

// Tries all orders of the legs to each variable.
bool can_be_drawn(const std::vector<Clause>& clauses, std::uint32_t variables) {
  std::vector<std::vector<std::uint32_t>> at(variables + std::size_t{1});
  for (std::uint32_t i = 0; i < clauses.size(); ++i)
    for (const std::uint32_t v : clauses[i]) at[v].push_back(i);
  while (true) {
    std::vector<Drawn> legs;
    for (std::uint32_t v = 1; v <= variables; ++v)
      for (const std::uint32_t clause : at[v]) legs.push_back({{v, clause}, legs.size()});
    if (!crosses(clauses, legs)) return true;
    std::uint32_t v = 1;
    while (v <= variables && !std::next_permutation(at[v].begin(), at[v].end())) ++v;
    if (v > variables) return false;
  }
}

TEST(Crossings, AreThoseOfEveryDrawing) {
  Random random(5);
  int drawn = 0, refused = 0;
  for (int round = 0; round < 4000; ++round) {
    const auto variables = static_cast<std::uint32_t>(2 + random.below(4));
    std::vector<Clause> clauses;
    Bars bars;
    bool is_accepted = true;
    for (std::uint64_t m = 2 + random.below(4); m > 0 && is_accepted; --m) {
      Clause clause;
      for (std::uint32_t v = 1; v <= variables && clause.size < 3; ++v)
        if (random.below(3) == 0) clause.variables[clause.size++] = v;
      if (clause.size == 0) continue;
      is_accepted = !bars.add(clause);
      clauses.push_back(clause);
    }
    ++(is_accepted ? drawn : refused);
    ASSERT_EQ(is_accepted, can_be_drawn(clauses, variables));
    if (!is_accepted) continue;
    std::vector<Drawn> legs;
    for (const Leg& leg : legs_of(clauses)) legs.push_back({leg, legs.size()});
    EXPECT_FALSE(crosses(clauses, legs));
  }
  EXPECT_GT(drawn, 500);
  EXPECT_GT(refused, 500);
}

// The bar that a leg would cross is named, and it is the outermost.
TEST(Crossings, NameTheOutermostBar) {
  Bars bars;
  EXPECT_FALSE(bars.add({{2, 4}, 2}));
  EXPECT_FALSE(bars.add({{1, 5}, 2}));
  EXPECT_FALSE(bars.add({{6, 7}, 2}));
  const std::optional<Bars::Crossing> crossing = bars.add({{3, 6}, 2});
  ASSERT_TRUE(crossing);
  EXPECT_EQ(crossing->variable, 3U);
  EXPECT_EQ(crossing->clause, 1U);
}

TEST(Crossings, LevelsKeepBarsApart) {
  const std::vector<Clause> clauses = {{{1, 2}, 2}, {{2, 3}, 2}, {{1, 3}, 2}, {{4}, 1}};
  EXPECT_EQ(levels_of(clauses, legs_of(clauses)), (std::vector<std::uint32_t>{0, 0, 1, 0}));
}

}  // namespace
}  // namespace hardboard::planar_3sat
