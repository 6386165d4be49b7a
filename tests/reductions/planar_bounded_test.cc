// Planar 3SAT with bounded occurrences, held against all small instances.
#include "reductions/planar_bounded.h"

#include <gtest/gtest.h>
#include <string>

#include "base/random.h"
#include "kinds/verify_reduction.h"
#include "methods/planar_3sat/instances.h"
#include "puzzles/ground.h"

namespace hardboard {
namespace {

planar_3sat::Puzzle instance(const std::string& text) {
  return *planar_3sat::read({"f", "planar-3sat\n" + text, 1});
}

TEST(PlanarBounded, AVariableOfSixOccurrences) {
  const auto image =
      PlanarBounded::forward(instance("variables 3\nabove\n1 2\n2 3\n2\nbelow\n2\n1 2\n2 3\n"), {});
  ASSERT_TRUE(image);
  // Copies 2, 4, ..., 12 of variable 2; its legs above are those of `1 2`, `2`, `2 3`, below of
  // `1 2`, `2`, `2 3`.
  EXPECT_EQ(write(image->puzzle),
            "planar-3sat\nvariables 13\n"
            "above\n2 3\n4 5\n6 7\n8 9\n10 11\n1 8\n12 13\n10\n"
            "below\n3 4\n5 6\n7 8\n9 10\n11 12\n4\n1 2\n6 13\n");
}

TEST(PlanarBounded, VariablesWithinBoundsStay) {
  const planar_3sat::Puzzle source = instance("variables 3\nabove\n1 2 3\n1 3\nbelow\n1\n");
  EXPECT_EQ(write(PlanarBounded::forward(source, {})->puzzle), write(source));
}

// Variables of one sign as well, which the paper deletes.
TEST(PlanarBounded, RandomInstancesHold) {
  Random random(11);
  int yes = 0, no = 0, larger = 0;
  for (int round = 0; round < 400; ++round) {
    const planar_3sat::Wish wish{.variables = static_cast<std::uint32_t>(1 + random.below(4)),
                                 .clauses = static_cast<std::uint32_t>(random.below(10))};
    const auto source = planar_3sat::random_puzzle(wish, random);
    ASSERT_TRUE(source);
    const auto image = PlanarBounded::forward(*source, {});
    ASSERT_TRUE(image);
    EXPECT_TRUE(PlanarBounded::keeps_law(*source, image->puzzle)) << write(*source);
    EXPECT_TRUE(planar_3sat::read({"f", write(image->puzzle), 1}));
    larger += image->puzzle.variables > source->variables ? 1 : 0;
    const AnyPuzzle any(ground_of<planar_3sat::Traits>(), planar_3sat::Puzzle(*source));
    ++(is_yes(kind_of(any).solve(any, {}).head().verdict) ? yes : no);
    const Verification done =
        verify_reduction(*reduction_named(PlanarBounded::name),
                         [&](const PuzzleVisit& visit) { visit(any); }, {}, {});
    ASSERT_FALSE(done.counterexample) << done.counterexample->words << write(*source);
  }
  EXPECT_GT(yes, 100);
  EXPECT_GT(no, 20);
  EXPECT_GT(larger, 100);
}

}  // namespace
}  // namespace hardboard
