// Refusals for the whole plane: those of the literature, and none where there is an army.
#include "methods/peg_army/whole_plane.h"

#include <gtest/gtest.h>
#include <string>

#include "oracle/army_brute_force.h"
#include "puzzles/peg_army/read.h"
#include "support/random_army.h"

namespace hardboard::peg_army {
namespace {

Puzzle desert(const std::string& lines) {
  return read({"f", "peg-army\ndesert " + lines, 1}).value();
}

TEST(WholePlane, WhatIsRefused) {
  for (const char* lines :
       {"halfplane 5", "halfplane 6", "halfplane 1000", "halfplane 3\ngoal -7 5", "square 13",
        "square 14", "square 15", "square 1000", "rhombus 17", "rhombus 19", "rhombus 999"}) {
    const Puzzle puzzle = desert(lines);
    const std::optional<PlanePagoda> proof = refuse_on_plane(puzzle, {});
    ASSERT_TRUE(proof) << lines;
    EXPECT_EQ(refute(puzzle, *proof), std::nullopt);
  }
}

// Armies are known: no proof can be right.
TEST(WholePlane, WhatIsNot) {
  for (const char* lines : {"halfplane 1", "halfplane 4", "square 7", "square 11", "square 12",
                            "rhombus 13", "rhombus 15", "square 2\nmoves\n0 0 1 0 : 2 0"}) {
    EXPECT_FALSE(refuse_on_plane(desert(lines), {})) << lines;
  }
}

// A proof for one desert says nothing of a smaller one.
TEST(WholePlane, ProofsAreForTheirDesert) {
  const Puzzle puzzle = desert("square 13");
  const PlanePagoda proof = refuse_on_plane(puzzle, {}).value();
  EXPECT_EQ(refute(desert("square 14"), proof), std::nullopt);  // larger
  EXPECT_TRUE(refute(desert("square 12"), proof));
  EXPECT_TRUE(refute(desert("square 11"), proof));
  for (std::size_t i = 0; i < proof.cases[0].values.size(); i += 7) {
    PlanePagoda other = proof;
    // Three percent more for one square: some jump to it gains, or it leaves the army too much.
    other.cases[0].values[i] += 300'000;
    const bool in_desert_now = in_desert(puzzle, proof.cases[0].box.square(i));
    if (in_desert_now) {
      EXPECT_TRUE(refute(puzzle, other)) << i;
    }
  }
}

TEST(WholePlane, NeverAgainstTheBruteForce) {
  Random random(3);
  int armies = 0;
  for (int round = 0; round < 600; ++round) {
    const Puzzle puzzle = testing::random_army(random);
    const Window window = window_of(puzzle, 1);
    if (window.squares() > 20) continue;
    if (!oracle::fewest_army_moves(puzzle, window.low, window.high)) continue;
    ++armies;
    EXPECT_FALSE(refuse_on_plane(puzzle, {}));
  }
  EXPECT_GT(armies, 20);
}

}  // namespace
}  // namespace hardboard::peg_army
