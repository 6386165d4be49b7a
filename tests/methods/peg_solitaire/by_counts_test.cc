// Numbers of jumps against all play of small boards, and on boards many jumps from their targets.
#include "methods/peg_solitaire/by_counts.h"

#include <gtest/gtest.h>

#include "found_lines.h"
#include "peg_play.h"
#include "puzzles/peg_solitaire/read.h"

namespace hardboard::peg_solitaire {
namespace {

// YES is always right, for targets that some play meets and for others.
TEST(PegCounts, AgreeWithAllPlay) {
  Random random(5);
  testing::FoundLines lines;
  for (int i = 0; i < 120; ++i) {
    Puzzle puzzle = testing::random_board(random, 8 + random.below(13));
    puzzle.goal = Goal::target;
    puzzle.target =
        testing::after_jumps(puzzle, 2 + static_cast<unsigned>(random.below(6)), random);
    if (random.below(3) == 0) puzzle.target = testing::play_at_random(puzzle, random.next());
    if (random.below(3) == 0) std::swap(puzzle.pegs, puzzle.target);
    if (!counts_why_not(puzzle).empty()) continue;
    const std::vector<Jump> jumps = by_counts(puzzle, 5, {});
    lines.judge(puzzle, !jumps.empty(), jumps);
  }
  EXPECT_GT(lines.solvable, 40U);
  EXPECT_GT(lines.unsolvable, 20U);
  EXPECT_GT(lines.found, lines.solvable * 9 / 10);
}

TEST(PegCounts, MeetTargetsFarFromTheStart) {
  Random random(3);
  for (const std::int32_t side : {8, 12, 16, 24}) {
    for (const unsigned number : {10U, 20U}) {
      const Puzzle puzzle = testing::square_with_target(side, 70, number, random);
      SCOPED_TRACE(std::to_string(side) + " " + std::to_string(number));
      ASSERT_EQ(counts_why_not(puzzle), "");
      const std::vector<Jump> jumps = by_counts(puzzle, 20, {});
      EXPECT_EQ(jumps.size(), number);
      EXPECT_TRUE(testing::wins(puzzle, jumps));
    }
  }
}

// A diamond whose target is 30 jumps away: of the numbers of jumps that CBC finds, two or three
// jumps are left that wait for each other, whatever the costs.
TEST(PegCounts, MendsWhatHasNoOrder) {
  const auto puzzle = read({"diamond",
                            R"(peg-solitaire
jumps orthogonal
goal target
board
# # # # # # # . # # # # # # #
# # # # # # o o o # # # # # #
# # # # # o . o o . # # # # #
# # # # . . . . . o . # # # #
# # # o o o . o . o . o # # #
# # . . . o o . o . o . o # #
# . . . o o . o . o . o o o #
. o . o o o o o o o o o o o o
# o o o . o o o . o o . . . #
# # o . o o o o o o . . . # #
# # # o . . o . o o . . # # #
# # # # o o o . . o . # # # #
# # # # # o o o . . # # # # #
# # # # # # . o o # # # # # #
# # # # # # # . # # # # # # #
target
# # # # # # # . # # # # # # #
# # # # # # o . . # # # # # #
# # # # # o . . . o # # # # #
# # # # . . o . . . . # # # #
# # # . . . . o . . . o # # #
# # . . . . . o o . . o o # #
# o . o . o . o . . . . . . #
. . . . o . . . o . . . . . o
# . . . o . o . . o o . . o #
# # o o . . . o o o o . . # #
# # # o . . o . . . . . # # #
# # # # o . o . . . . # # # #
# # # # # . . o . o # # # # #
# # # # # # . . o # # # # # #
# # # # # # # o # # # # # # #
)",
                            1});
  ASSERT_TRUE(puzzle);
  const std::vector<Jump> jumps = by_counts(*puzzle, 20, {});
  EXPECT_EQ(jumps.size(), 30U);
  EXPECT_TRUE(testing::wins(*puzzle, jumps));
}

TEST(PegCounts, TargetsOnly) {
  Puzzle puzzle;
  for (std::int32_t x = 1; x <= 5; ++x) puzzle.holes.push_back({x, 1});
  puzzle.pegs = {1, 1, 0, 0, 0};
  EXPECT_EQ(counts_why_not(puzzle), "for targets");
  puzzle.goal = Goal::target;
  puzzle.target = puzzle.pegs;
  EXPECT_EQ(counts_why_not(puzzle), "nothing changes");
  puzzle.target = {0, 0, 0, 0, 1};
  EXPECT_EQ(counts_why_not(puzzle), "");
  EXPECT_TRUE(by_counts(puzzle, 5, {}).empty());
  Limits none;
  none.memory_bytes = 100;
  puzzle.target = {0, 0, 1, 0, 0};
  EXPECT_EQ(by_counts(puzzle, 5, {}).size(), 1U);
  EXPECT_TRUE(by_counts(puzzle, 5, none).empty());
}

}  // namespace
}  // namespace hardboard::peg_solitaire
