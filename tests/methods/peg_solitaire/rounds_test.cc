// Play in rounds against all play of small boards.
#include "methods/peg_solitaire/rounds.h"

#include <gtest/gtest.h>
#include <limits>

#include "methods/peg_solitaire/jump_order.h"
#include "oracle/peg_brute_force.h"
#include "peg_play.h"
#include "puzzles/peg_solitaire/write.h"

namespace hardboard::peg_solitaire {
namespace {

constexpr std::uint32_t any_conflicts = std::numeric_limits<std::int32_t>::max();

std::vector<Jump> on_squares(const Puzzle& puzzle, const std::vector<HoleJump>& play) {
  std::vector<Jump> jumps;
  for (const HoleJump& jump : play) jumps.push_back(on_squares(puzzle, jump));
  return jumps;
}

// With a round for each jump, all plays are plays in rounds.
TEST(PegRounds, AreAllPlayOfSmallBoards) {
  Random random(8);
  std::size_t solvable = 0, unsolvable = 0;
  for (int i = 0; i < 300; ++i) {
    Puzzle puzzle = testing::random_board(random, 8 + random.below(11));
    puzzle.goal = Goal::target;
    puzzle.target =
        testing::after_jumps(puzzle, 1 + static_cast<unsigned>(random.below(6)), random);
    if (random.below(2) == 0) {  // one peg elsewhere
      const std::size_t a = random.below(puzzle.holes.size()),
                        b = random.below(puzzle.holes.size());
      std::swap(puzzle.target[a], puzzle.target[b]);
    }
    if (puzzle.pegs == puzzle.target) continue;
    const auto judgement = oracle::judge(puzzle);
    if (!judgement) continue;
    SCOPED_TRACE(write(puzzle));
    const auto rounds =
        static_cast<std::uint32_t>(std::count(puzzle.pegs.begin(), puzzle.pegs.end(), 1));
    const std::vector<HoleJump> play =
        play_in_rounds(puzzle, jumps_of(puzzle), rounds, any_conflicts, {});
    ASSERT_EQ(!play.empty(), judgement->solvable);
    ++(judgement->solvable ? solvable : unsolvable);
    if (play.empty()) continue;
    ASSERT_TRUE(testing::wins(puzzle, on_squares(puzzle, play)));
    const std::uint32_t taken = rounds_of(play, puzzle.holes.size());
    ASSERT_LE(taken, rounds);
    // The same rounds are enough, and so are the jumps of the play.
    ASSERT_FALSE(play_in_rounds(puzzle, play, taken, any_conflicts, {}).empty());
  }
  EXPECT_GT(solvable, 100U);
  EXPECT_GT(unsolvable, 40U);
}

// o o . o . : the second jump needs the peg of the first.
TEST(PegRounds, JumpsOfARoundHaveNoHoleInCommon) {
  Puzzle puzzle;
  for (std::int32_t x = 1; x <= 5; ++x) puzzle.holes.push_back({x, 1});
  puzzle.goal = Goal::target;
  puzzle.pegs = {1, 1, 0, 1, 0};
  puzzle.target = {0, 0, 0, 0, 1};
  const std::vector<HoleJump> jumps = jumps_of(puzzle);
  EXPECT_TRUE(play_in_rounds(puzzle, jumps, 1, any_conflicts, {}).empty());
  EXPECT_EQ(play_in_rounds(puzzle, jumps, 2, any_conflicts, {}),
            (std::vector<HoleJump>{{0, 1, 2}, {2, 3, 4}}));
  EXPECT_TRUE(play_in_rounds(puzzle, {{0, 1, 2}}, 2, any_conflicts, {}).empty());
  EXPECT_EQ(rounds_of({{0, 1, 2}, {2, 3, 4}}, 5), 2U);
  EXPECT_EQ(rounds_of({{0, 1, 2}, {3, 4, 5}}, 6), 1U);
  Limits none;
  none.memory_bytes = 100;
  EXPECT_TRUE(play_in_rounds(puzzle, jumps, 2, any_conflicts, none).empty());
  none = {};
  none.deadline = Clock::now();
  EXPECT_TRUE(play_in_rounds(puzzle, jumps, 2, any_conflicts, none).empty());
}

TEST(PegRounds, OrdersAreLegalPlay) {
  const std::vector<HoleJump> jumps = {{2, 3, 4}, {0, 1, 2}};
  const std::vector<std::uint8_t> pegs = {1, 1, 0, 1, 0};
  const JumpOrder whole = order_of(jumps, {1, 1}, pegs, 100);
  EXPECT_EQ(whole.made, (std::vector<HoleJump>{{0, 1, 2}, {2, 3, 4}}));
  EXPECT_TRUE(whole.left.empty());
  EXPECT_EQ(order_of(jumps, {1, 0}, pegs, 100).left, (std::vector<HoleJump>{{2, 3, 4}}));
  const JumpOrder most = order_of(jumps, {1, 2}, pegs, 100);
  EXPECT_EQ(most.made.size(), 2U);
  EXPECT_EQ(most.left, (std::vector<HoleJump>{{0, 1, 2}}));
  EXPECT_EQ(order_of(jumps, {1, 1}, pegs, 1).made, (std::vector<HoleJump>{{0, 1, 2}}));
}

}  // namespace
}  // namespace hardboard::peg_solitaire
