// Fewest moves and longest sweeps against all play of small boards, and Bergholt's 18.
#include "methods/peg_solitaire/moves.h"

#include <gtest/gtest.h>

#include "oracle/peg_brute_force.h"
#include "peg_play.h"
#include "puzzles/peg_solitaire/write.h"

namespace hardboard::peg_solitaire {
namespace {

// The moves, and the jumps of the longest one.
struct Moves {
  std::uint32_t number = 0, longest = 0;
};
Moves moves_of(const std::vector<Jump>& jumps) {
  Moves moves;
  std::uint32_t length = 0;
  for (std::size_t i = 0; i < jumps.size(); ++i) {
    const bool goes_on = i > 0 && jumps[i].from == jumps[i - 1].to;
    length = goes_on ? length + 1 : 1;
    moves.number += !goes_on;
    moves.longest = std::max(moves.longest, length);
  }
  return moves;
}

TEST(PegMovesLong, AgreeWithAllPlay) {
  Random random(4);
  std::size_t solvable = 0;
  for (int i = 0; i < 3000; ++i) {
    const Puzzle puzzle = testing::random_board(random, 4 + random.below(18));
    const auto judgement = oracle::judge(puzzle, 20'000);
    if (!judgement) continue;
    SCOPED_TRACE(write(puzzle));
    const Verdict verdict = judgement->solvable ? Verdict::solvable : Verdict::unsolvable;
    const FewestMoves fewest = fewest_moves(puzzle, {});
    ASSERT_EQ(fewest.verdict, verdict);
    const LongestSweep sweep = longest_sweep(puzzle, {});
    ASSERT_EQ(sweep.verdict, verdict);
    if (!judgement->solvable) continue;
    ++solvable;
    ASSERT_EQ(fewest.moves, judgement->fewest_moves);
    ASSERT_EQ(fewest.bound, judgement->fewest_moves);
    ASSERT_TRUE(testing::wins(puzzle, fewest.jumps));
    ASSERT_EQ(moves_of(fewest.jumps).number, fewest.moves);
    ASSERT_TRUE(sweep.is_longest);
    ASSERT_EQ(sweep.sweep, judgement->longest_sweep);
    ASSERT_TRUE(testing::wins(puzzle, sweep.jumps));
    ASSERT_EQ(moves_of(sweep.jumps).longest, sweep.sweep);
  }
  EXPECT_GT(solvable, 500U);
}

TEST(PegMovesLong, CentralGame) {
  Puzzle puzzle = testing::named_board("english", {4, 4});
  puzzle.goal = Goal::one_at;
  puzzle.at = {4, 4};
  const FewestMoves outcome = fewest_moves(puzzle, {});
  EXPECT_EQ(outcome.verdict, Verdict::solvable);
  EXPECT_EQ(outcome.moves, 18U);
  EXPECT_EQ(outcome.bound, 18U);
  EXPECT_TRUE(testing::wins(puzzle, outcome.jumps));
  EXPECT_EQ(moves_of(outcome.jumps).number, 18U);
}

TEST(PegMovesLong, LimitsLeaveTheBestSoFar) {
  Puzzle puzzle = testing::named_board("english", {4, 4});
  puzzle.goal = Goal::one_at;
  puzzle.at = {4, 4};
  Limits limits;
  limits.memory_bytes = 10'000'000;  // enough for solutions, too little to know the minimum
  const FewestMoves fewest = fewest_moves(puzzle, limits);
  EXPECT_EQ(fewest.verdict, Verdict::solvable);
  EXPECT_TRUE(testing::wins(puzzle, fewest.jumps));
  EXPECT_EQ(moves_of(fewest.jumps).number, fewest.moves);
  EXPECT_GE(fewest.moves, 18U);
  EXPECT_LE(fewest.bound, 18U);
  EXPECT_GE(fewest.bound, 10U);  // the bound of regions alone
  EXPECT_LT(fewest.bound, fewest.moves);
  const LongestSweep sweep = longest_sweep(puzzle, limits);
  EXPECT_EQ(sweep.verdict, Verdict::solvable);
  EXPECT_FALSE(sweep.is_longest);
  EXPECT_TRUE(testing::wins(puzzle, sweep.jumps));
  EXPECT_EQ(moves_of(sweep.jumps).longest, sweep.sweep);
  limits.memory_bytes = 1'000;
  EXPECT_EQ(fewest_moves(puzzle, limits).verdict, Verdict::unknown);
}

// Play on 6x6 holes is too much to see in whole: the search by moves alone must find good play.
TEST(PegMovesLong, LargeBoardsHaveGoodSolutionsSoon) {
  Puzzle puzzle;
  for (std::int32_t y = 1; y <= 6; ++y)
    for (std::int32_t x = 1; x <= 6; ++x) puzzle.holes.push_back({x, y});
  puzzle.pegs.assign(36, 1);
  puzzle.pegs[0] = 0;
  puzzle.goal = Goal::one;
  Limits limits;
  limits.memory_bytes = 10'000'000;
  const FewestMoves fewest = fewest_moves(puzzle, limits);
  EXPECT_TRUE(testing::wins(puzzle, fewest.jumps));
  EXPECT_EQ(moves_of(fewest.jumps).number, fewest.moves);
  EXPECT_LE(fewest.moves, 18U);  // any solution has 34 jumps; Bell 2008 gives 15 as the minimum
  EXPECT_GE(fewest.bound, 13U);
  EXPECT_LE(fewest.bound, 15U);
}

}  // namespace
}  // namespace hardboard::peg_solitaire
