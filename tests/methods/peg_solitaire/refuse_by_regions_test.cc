// Refusals by regions against all play of small boards, and on corridors.
#include "methods/peg_solitaire/refuse_by_regions.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "peg_play.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/write.h"
#include "support/rounds.h"

namespace hardboard::peg_solitaire {
namespace {

TEST(RefuseByRegions, AgreesWithAllPlay) {
  Random random(8);
  std::size_t unsolvable = 0, refused = 0;
  for (int i = 0; i < testing::rounds(2500); ++i) {
    const Puzzle puzzle = testing::random_board(random, 10 + random.below(16));
    if (puzzle.goal == Goal::peg) continue;
    const auto judgement = oracle::judge(puzzle);
    if (!judgement) continue;
    SCOPED_TRACE(write(puzzle));
    const std::optional<Regions> proof = refuse_by_regions(puzzle, {});
    if (proof) {
      ASSERT_FALSE(judgement->solvable);
      ASSERT_FALSE(refute(puzzle, *proof));
    }
    unsolvable += judgement->solvable ? 0 : 1;
    refused += proof ? 1 : 0;
  }
  EXPECT_GT(unsolvable, testing::rounds(300U));
  EXPECT_GT(refused, unsolvable / 2);
}

// A corridor of so many rows goes around an empty square.
Puzzle frame(std::int32_t side, std::int32_t rows, std::uint64_t percent, Random& random) {
  Puzzle puzzle;
  for (std::int32_t y = 1; y <= side; ++y)
    for (std::int32_t x = 1; x <= side; ++x) {
      if (std::min({x, y, side + 1 - x, side + 1 - y}) > rows) continue;
      puzzle.holes.push_back({x, y});
      puzzle.pegs.push_back(random.below(100) < percent ? 1 : 0);
    }
  return puzzle;
}

TEST(RefuseByRegions, Corridors) {
  Random random(9);
  for (const std::int32_t side : {20, 40}) {
    for (int i = 0; i < 5; ++i) {
      const Puzzle puzzle = frame(side, 2, 50, random);
      EXPECT_TRUE(is_thin(puzzle));
      const std::optional<Regions> proof = refuse_by_regions(puzzle, {});
      ASSERT_TRUE(proof);
      EXPECT_FALSE(refute(puzzle, *proof));
    }
  }
  EXPECT_FALSE(is_thin(frame(8, 4, 50, random)));
}

// One hole is empty, at the end of a bent corridor.
TEST(RefuseByRegions, FullCorridors) {
  Random random(10);
  Puzzle puzzle;
  for (std::int32_t y = 1; y <= 10; ++y)
    for (std::int32_t x = 1; x <= 18; ++x) {
      if (y > 2 && (x <= 8 || x > 10)) continue;
      if (y <= 2 && x > 10) continue;
      puzzle.holes.push_back({x, y});
      puzzle.pegs.push_back(1);
    }
  puzzle.pegs[*hole_at(puzzle, {9, 9})] = 0;
  const std::optional<Regions> proof = refuse_by_regions(puzzle, {});
  ASSERT_TRUE(proof);
  EXPECT_FALSE(refute(puzzle, *proof));
}

TEST(RefuseByRegions, KeepsTheLimits) {
  Random random(11);
  const Puzzle puzzle = frame(20, 2, 50, random);
  Limits limits;
  limits.deadline = Clock::now();
  EXPECT_FALSE(refuse_by_regions(puzzle, limits));
  Puzzle other = puzzle;
  other.goal = Goal::peg;
  other.at = other.holes[0];
  EXPECT_FALSE(refuse_by_regions(other, {}));
}

}  // namespace
}  // namespace hardboard::peg_solitaire
