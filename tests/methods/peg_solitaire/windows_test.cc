// Windows against all play of small boards, and on large boards a few jumps from their targets.
#include "methods/peg_solitaire/windows.h"

#include <gtest/gtest.h>

#include "found_lines.h"
#include "peg_play.h"

namespace hardboard::peg_solitaire {
namespace {

// YES is always right, for targets that some play meets and for others.
TEST(PegWindows, AgreesWithAllPlay) {
  Random random(7);
  testing::FoundLines lines;
  for (int i = 0; i < 1500; ++i) {
    Puzzle puzzle = testing::random_board(random, 8 + random.below(13));
    puzzle.goal = Goal::target;
    puzzle.target =
        testing::after_jumps(puzzle, 1 + static_cast<unsigned>(random.below(3)), random);
    if (random.below(2) == 0) std::swap(puzzle.pegs, puzzle.target);
    if (!windows_why_not(puzzle).empty()) continue;
    const std::vector<Jump> jumps = by_windows(puzzle, {});
    lines.judge(puzzle, !jumps.empty(), jumps);
  }
  EXPECT_GT(lines.solvable, 100U);
  EXPECT_GT(lines.unsolvable, 100U);
  EXPECT_GT(lines.found, lines.solvable * 9 / 10);
}

TEST(PegWindows, MeetTargetsOfLargeBoards) {
  Random random(3);
  for (const std::int32_t side : {24, 60}) {
    for (const unsigned number : {1U, 2U, 8U, 12U}) {
      const Puzzle puzzle = testing::square_with_target(side, 60, number, random);
      SCOPED_TRACE(std::to_string(side) + " " + std::to_string(number));
      ASSERT_EQ(windows_why_not(puzzle), "");
      const std::vector<Jump> jumps = by_windows(puzzle, {});
      EXPECT_EQ(jumps.size(), number);
      EXPECT_TRUE(testing::wins(puzzle, jumps));
    }
  }
}

TEST(PegWindows, NothingToDoAndNothingToTake) {
  Puzzle puzzle;
  for (std::int32_t x = 1; x <= 5; ++x) puzzle.holes.push_back({x, 1});
  puzzle.pegs = {1, 1, 0, 0, 0};
  EXPECT_EQ(windows_why_not(puzzle), "for targets");
  puzzle.goal = Goal::target;
  puzzle.target = {0, 0, 1, 0, 0};
  EXPECT_EQ(windows_why_not(puzzle), "");
  puzzle.target = {1, 1, 0, 0, 0};
  EXPECT_EQ(windows_why_not(puzzle), "nothing changes");
  Limits none;
  none.memory_bytes = 100;
  puzzle.target = {0, 0, 1, 0, 0};
  EXPECT_EQ(by_windows(puzzle, {}).size(), 1U);
  EXPECT_TRUE(by_windows(puzzle, none).empty());
}

}  // namespace
}  // namespace hardboard::peg_solitaire
