// Gathering against all play of small boards, and on boards whose half is full.
#include "methods/peg_solitaire/gather.h"

#include <gtest/gtest.h>
#include <string>

#include "found_lines.h"
#include "methods/peg_solitaire/position_class.h"
#include "peg_play.h"
#include "puzzles/peg_solitaire/replay.h"

namespace hardboard::peg_solitaire {
namespace {

// YES is always right. Few attempts suffice for small boards, on which a layer is kept whole.
TEST(PegGathering, AgreesWithAllPlay) {
  Random random(5);
  testing::FoundLines lines;
  for (int i = 0; i < 1500; ++i) {
    const Puzzle puzzle = testing::random_board(random, 4 + random.below(17));
    if (!gathering_why_not(puzzle).empty()) continue;
    const Attempts gathering = by_gathering(puzzle, 4, {});
    lines.judge(puzzle, gathering.solved, gathering.jumps);
  }
  EXPECT_GT(lines.solvable, 150U);
  EXPECT_GT(lines.unsolvable, 150U);
  EXPECT_GT(lines.found, lines.solvable * 95 / 100);
}

// Boxes of the board from two words of bits to eight.
TEST(PegGatheringLong, HalfFullRectangles) {
  for (const std::int32_t height : {8, 13, 30}) {
    for (std::uint64_t seed = 1, tried = 0; tried < 3; ++seed) {
      const Puzzle puzzle = testing::rectangle(10, height, 65, seed);
      if (refuse_by_class(puzzle)) continue;
      ++tried;
      SCOPED_TRACE(std::to_string(height) + " seed " + std::to_string(seed));
      const Attempts gathering = by_gathering(puzzle, 12, {});
      ASSERT_TRUE(gathering.solved);
      EXPECT_TRUE(testing::wins(puzzle, gathering.jumps));
      EXPECT_EQ(gathering.fewest, 1U);
    }
  }
}

TEST(PegGathering, NothingToDoAndNothingToTake) {
  Puzzle puzzle = testing::rectangle(10, 10, 0, 1);
  EXPECT_FALSE(by_gathering(puzzle, 2, {}).solved);
  puzzle.pegs[33] = 1;
  const Attempts gathering = by_gathering(puzzle, 2, {});
  EXPECT_TRUE(gathering.solved);
  EXPECT_TRUE(gathering.jumps.empty());
  puzzle.pegs[66] = 1;
  EXPECT_FALSE(by_gathering(puzzle, 2, {}).solved);
  puzzle.goal = Goal::peg;
  EXPECT_NE(gathering_why_not(puzzle), "");
}

TEST(PegGathering, BoxesThatAreTooLarge) {
  Puzzle puzzle = testing::rectangle(3, 3, 50, 1);
  for (const std::int32_t far : {3000, std::numeric_limits<std::int32_t>::max()}) {
    puzzle.holes.back() = {far, far};
    EXPECT_NE(gathering_why_not(puzzle), "");
    puzzle.holes.front() = {std::numeric_limits<std::int32_t>::min(),
                            std::numeric_limits<std::int32_t>::min()};
    EXPECT_NE(gathering_why_not(puzzle), "");
  }
}

TEST(PegGathering, HonoursLittleMemory) {
  Limits limits;
  limits.memory_bytes = 1000;
  EXPECT_FALSE(by_gathering(testing::rectangle(12, 12, 50, 1), 100, limits).solved);
}

}  // namespace
}  // namespace hardboard::peg_solitaire
