// What refutations say of random armies, YES and NO, against brute force; the proofs that they
// become are the business of tests/kernel/branch_test.cc.
#include "methods/peg_army/refute.h"

#include <cmath>
#include <gtest/gtest.h>

#include "base/random.h"
#include "engines/mip/lp.h"
#include "methods/peg_army/exact_bound.h"
#include "methods/peg_army/instance.h"
#include "support/judged_army.h"

namespace hardboard::peg_army {
namespace {

// Claims below the fewest moves hold; of the others a solution shows that they don't, or nothing is
// said. A claim of as many moves as the fewest has a solution.
TEST(Refute, AgreesWithBruteForce) {
  if (!mip::available()) GTEST_SKIP() << "built without Clp";
  Random random(3);
  int armies = 0, refuted = 0, found = 0;
  for (int round = 0; round < 5'000 && armies < 120 && !HasFailure(); ++round) {
    const auto judged = testing::judged_army(random);
    if (!judged) continue;
    ++armies;
    const auto& [puzzle, fewest] = *judged;
    const Programme programme = programme_of(*instance_of(puzzle, *puzzle.margin), Cost::moves);
    for (std::int64_t most = 0; most <= fewest + 1; ++most) {
      const Refutation outcome = refute(programme, box_of(programme.model), most, true, {});
      EXPECT_EQ(outcome.holds, most < fewest) << outcome.why;
      if (outcome.holds) {
        ++refuted;
        // A tree has one closed case more than splits.
        std::ptrdiff_t open = 1;
        for (const Case& one : outcome.cases) open += one.column ? 1 : -1;
        EXPECT_EQ(open, 0);
      }
      if (!outcome.solution.empty()) {
        ++found;
        EXPECT_TRUE(mip::satisfies(programme.model, outcome.solution));
        EXPECT_LE(mip::cost_of(programme.model, outcome.solution), static_cast<double>(most));
      }
    }
  }
  EXPECT_EQ(armies, 120);
  EXPECT_GT(refuted, 150);
  EXPECT_GT(found, 200);
}

// The relaxation without fixed columns costs what the whole one costs, at each basis.
TEST(Shrunk, CostsWhatTheWholeRelaxationCosts) {
  if (!mip::available()) GTEST_SKIP() << "built without Clp";
  Random random(4);
  int solved = 0, infeasible = 0;
  Puzzle puzzle;
  puzzle.shape = Shape::square;
  puzzle.size = 7;
  const Programme programme = programme_of(*instance_of(puzzle, 4), Cost::moves);
  const mip::Model& model = programme.model;
  for (int round = 0; round < 60; ++round) {
    Box box = box_of(model);
    Shrunk larger(model, box);
    ASSERT_EQ(larger.solve({}), mip::LpStatus::optimal);
    // Most columns keep the whole values that they have; in every other round one is used more.
    const std::vector<double> values = larger.values();
    for (std::size_t j = 0; j < values.size(); ++j)
      if (random.below(4) > 0 && std::abs(values[j] - std::round(values[j])) < 1e-9)
        box.lower[j] = box.upper[j] = static_cast<std::uint16_t>(std::round(values[j]));
    if (round % 2 == 0) {
      const std::size_t j = random.below(static_cast<std::uint32_t>(values.size()));
      if (box.is_fixed(j) && model.upper[j] > 0) ++box.lower[j], ++box.upper[j];
    }
    mip::Relaxation whole(model);
    for (int j = 0; j < model.columns(); ++j)
      whole.set_bounds(j, box.lower[j], box.upper[j] == unbounded ? mip::infinity : box.upper[j]);
    Shrunk smaller(model, box, larger), fresh(model, box);
    EXPECT_LT(smaller.columns() * 2, larger.columns());
    const mip::LpStatus status = whole.solve({});
    ASSERT_EQ(smaller.solve({}), status);
    ASSERT_EQ(fresh.solve({}), status);
    ++(status == mip::LpStatus::optimal ? solved : infeasible);
    if (status != mip::LpStatus::optimal) continue;
    EXPECT_NEAR(smaller.objective(), whole.objective(), 1e-6);
    EXPECT_NEAR(fresh.objective(), whole.objective(), 1e-6);
    EXPECT_EQ(smaller.values().size(), model.lower.size());
    EXPECT_EQ(smaller.duals().size(), model.row_lower.size());
  }
  EXPECT_GT(solved, 5);
  EXPECT_GE(infeasible, 5);
}

}  // namespace
}  // namespace hardboard::peg_army
