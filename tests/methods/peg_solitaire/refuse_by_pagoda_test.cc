// Refusals by pagoda functions: never of what the brute force can solve, and found where known.
#include "methods/peg_solitaire/refuse_by_pagoda.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "oracle/peg_brute_force.h"
#include "puzzles/peg_solitaire/read.h"

namespace hardboard::peg_solitaire {
namespace {

TEST(RefuseByPagoda, AllIsAcceptedByTheChecker) {
  // A row of holes: one peg at the left end can't come to the right end.
  Puzzle puzzle;
  for (std::int32_t x = 1; x <= 6; ++x) puzzle.holes.push_back({x, 1});
  puzzle.pegs = {1, 1, 0, 0, 0, 0};
  puzzle.goal = Goal::peg;
  puzzle.at = {5, 1};
  const auto proof = refuse_by_pagoda(puzzle, {});
  ASSERT_TRUE(proof);
  EXPECT_EQ(refute(puzzle, *proof), std::nullopt);
  puzzle.at = {3, 1};
  EXPECT_FALSE(refuse_by_pagoda(puzzle, {}));
}

// Random boards and goals of all kinds: whatever is refused has no solution.
TEST(RefuseByPagoda, AgainstTheBruteForce) {
  Random random(21);
  int refused = 0, unsolvable = 0;
  for (int i = 0; i < 400; ++i) {
    Puzzle puzzle;
    for (std::int32_t y = 1; y <= 3; ++y) {
      for (std::int32_t x = 1; x <= 4; ++x) {
        if (random.below(8) != 0) puzzle.holes.push_back({x, y});
      }
    }
    if (puzzle.holes.empty()) continue;
    for (std::size_t h = 0; h < puzzle.holes.size(); ++h) {
      puzzle.pegs.push_back(random.below(2) == 0);
    }
    puzzle.goal = static_cast<Goal>(random.below(4));
    puzzle.at = puzzle.holes[random.below(puzzle.holes.size())];
    if (puzzle.goal == Goal::target) {
      for (std::size_t h = 0; h < puzzle.holes.size(); ++h) {
        puzzle.target.push_back(random.below(3) == 0);
      }
    }
    const auto judgement = oracle::judge(puzzle);
    ASSERT_TRUE(judgement);
    const auto proof = refuse_by_pagoda(puzzle, {});
    if (proof) {
      ASSERT_FALSE(judgement->solvable);
      ASSERT_EQ(refute(puzzle, *proof), std::nullopt);
    }
    unsolvable += !judgement->solvable;
    refused += proof.has_value();
  }
  EXPECT_GT(refused, unsolvable / 4);
}

}  // namespace
}  // namespace hardboard::peg_solitaire
