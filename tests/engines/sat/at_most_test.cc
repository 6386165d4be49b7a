// Bounds on weighted sums against all assignments.
#include "engines/sat/at_most.h"

#include <gtest/gtest.h>
#include <vector>

#include "base/random.h"

namespace hardboard::sat {
namespace {

std::vector<Weighted> random_terms(Random& random, std::uint32_t literals, std::uint64_t heaviest) {
  std::vector<Weighted> terms;
  for (std::uint32_t i = 0; i < literals; ++i) {
    const Literal variable = static_cast<Literal>(i) + 1;
    terms.push_back({random.below(2) == 0 ? variable : -variable,
                     static_cast<Weight>(1 + random.below(heaviest))});
  }
  return terms;
}

Weight sum_of(const std::vector<Weighted>& terms, std::uint64_t assignment) {
  Weight sum = 0;
  for (std::size_t i = 0; i < terms.size(); ++i)
    if (((assignment >> i & 1) != 0) == (terms[i].literal > 0)) sum += terms[i].weight;
  return sum;
}

TEST(SatAtMost, HoldsInTheModelsOfTheBoundAlone) {
  Random random(1);
  int kept = 0, broken = 0;
  for (int round = 0; round < 400; ++round) {
    const auto literals = static_cast<std::uint32_t>(random.below(8));
    const std::uint64_t heaviest = round % 4 == 0 ? 1 : round % 4 == 1 ? 3 : 1000;
    const std::vector<Weighted> terms = random_terms(random, literals, heaviest);
    const Weight most =
        static_cast<Weight>(random.below(heaviest * literals + 3)) - static_cast<Weight>(1);
    Solver solver;
    const Limits limits;
    Watch watch(limits, "");
    Literal fresh = static_cast<Literal>(literals) + 1;
    std::uint64_t most_nodes = 10'000;
    ASSERT_TRUE(solver.reserve(literals, limits));
    ASSERT_TRUE(add_at_most(solver, terms, most, fresh, most_nodes, watch));
    std::vector<Literal> assumptions;
    for (std::uint64_t assignment = 0; assignment >> literals == 0; ++assignment) {
      assumptions.clear();
      for (std::uint32_t i = 0; i < literals; ++i)
        assumptions.push_back(static_cast<Literal>(i + 1) * ((assignment >> i & 1) != 0 ? 1 : -1));
      const bool keeps = sum_of(terms, assignment) <= most;
      ASSERT_EQ(solver.solve(limits, assumptions), keeps ? Verdict::solvable : Verdict::unsolvable)
          << round;
      ++(keeps ? kept : broken);
    }
  }
  EXPECT_GT(kept, 1000);
  EXPECT_GT(broken, 1000);
}

TEST(SatAtMost, TakesOneClauseOrANodeForEachCount) {
  const Limits limits;
  Watch watch(limits, "");
  std::vector<Weighted> terms;
  for (Literal literal = 1; literal <= 100; ++literal) terms.push_back({literal, 1});
  const auto nodes_for = [&](Weight most) {
    Solver solver;
    Literal fresh = 101;
    std::uint64_t most_nodes = 10'000;
    EXPECT_TRUE(add_at_most(solver, terms, most, fresh, most_nodes, watch));
    EXPECT_EQ(static_cast<std::uint64_t>(fresh - 101), 10'000 - most_nodes);
    return fresh - 101;
  };
  EXPECT_EQ(nodes_for(100), 0);
  EXPECT_EQ(nodes_for(99), 0);
  EXPECT_EQ(nodes_for(-1), 0);
  EXPECT_LE(nodes_for(3), 4 * 100);
  EXPECT_LE(nodes_for(50), 51 * 100);
}

TEST(SatAtMost, StopsWhereTheNodesEnd) {
  Random random(2);
  const Limits limits;
  Watch watch(limits, "");
  const std::vector<Weighted> terms = random_terms(random, 60, std::uint64_t{1} << 50);
  Weight sum = 0;
  for (const Weighted& term : terms) sum += term.weight;
  Solver solver;
  Literal fresh = 61;
  std::uint64_t most_nodes = 5000;
  EXPECT_FALSE(add_at_most(solver, terms, sum / 2, fresh, most_nodes, watch));
  EXPECT_EQ(most_nodes, 0U);
}

}  // namespace
}  // namespace hardboard::sat
