// The experiments: the method is right on every board, the conjectures never say yes wrongly,
// and the known counterexamples stay what they are.
#include "methods/solo_chess/explore.h"

#include <gtest/gtest.h>
#include <stdexcept>

namespace hardboard::solo_chess {
namespace {

SmallBoards shape(int width, int height, const Experiment& experiment) {
  return {width, height, *standard_type(experiment.hero), *standard_type(experiment.villain)};
}

const Experiment& experiment_named(std::string_view name) {
  for (const Experiment& row : experiments())
    if (row.name == name) return row;
  throw std::invalid_argument("no experiment has this name");
}

TEST(ExploreLong, TheMethodIsRight) {
  for (const Experiment& experiment : experiments()) {
    for (const auto& [width, height] : {std::pair{4, 3}, {3, 4}, {6, 2}, {12, 1}}) {
      const ShapeReport report = explore(shape(width, height, experiment), {});
      EXPECT_TRUE(report.complete);
      EXPECT_EQ(report.boards, 12U << 11U);
      EXPECT_EQ(report.wrong[0], 0U) << experiment.name;
      EXPECT_GT(report.solvable, 0U);
    }
  }
}

TEST(ExploreLong, YesIsAlwaysRight) {
  const SmallBoards boards = shape(4, 3, experiment_named("kings-rooks"));
  const SolvableBoards solvable(boards);
  unsigned found = 0;
  for (Squares villains = 0; villains < bit(12); ++villains) {
    for (int hero = 0; hero < 12; ++hero) {
      if ((villains & bit(hero)) != 0) continue;
      for (const Keep keep : keeps) {
        std::uint64_t paths = 0;
        if (!decide_by_paths(boards, hero, villains, keep, paths)) continue;
        ASSERT_TRUE(solvable(hero, villains));
        ++found;
      }
    }
  }
  EXPECT_GT(found, 10'000U);
}

TEST(ExploreLong, CounterexamplesForAKingAndRooks) {
  std::uint64_t paths = 0;
  {
    // R . .
    // . R .
    // . K R
    const SmallBoards boards = shape(3, 3, experiment_named("kings-rooks"));
    const Squares villains = bit(2) | bit(4) | bit(6);
    EXPECT_TRUE(SolvableBoards(boards)(1, villains));
    EXPECT_TRUE(decide_by_paths(boards, 1, villains, Keep::method, paths));
    EXPECT_FALSE(decide_by_paths(boards, 1, villains, Keep::end, paths));
    EXPECT_FALSE(decide_by_paths(boards, 1, villains, Keep::end_and_around, paths));
    EXPECT_TRUE(decide_by_paths(boards, 1, villains, Keep::last_two, paths));
  }
  {
    // R . . . .
    // . R R R .
    // . . R K R
    const SmallBoards boards = shape(5, 3, experiment_named("kings-rooks"));
    const Squares villains = bit(2) | bit(4) | bit(6) | bit(7) | bit(8) | bit(10);
    EXPECT_TRUE(SolvableBoards(boards)(3, villains));
    EXPECT_FALSE(decide_by_paths(boards, 3, villains, Keep::last_two, paths));
  }
}

TEST(ExploreLong, EndsAtTheLimits) {
  Limits limits;
  limits.deadline = Clock::now();
  EXPECT_FALSE(explore(shape(3, 3, experiment_named("pawns-rooks")), limits).complete);
}

}  // namespace
}  // namespace hardboard::solo_chess
