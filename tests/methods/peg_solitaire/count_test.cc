// Counts against all play of small boards, and the known ones of the English board.
#include "methods/peg_solitaire/count.h"

#include <gtest/gtest.h>
#include <numeric>

#include "oracle/peg_brute_force.h"
#include "peg_play.h"
#include "puzzles/peg_solitaire/write.h"

namespace hardboard::peg_solitaire {
namespace {

TEST(PegCountLong, AgreesWithAllPlay) {
  Random random(2);
  std::size_t judged = 0, behind_the_end = 0;
  for (int i = 0; i < 1500; ++i) {
    const Puzzle puzzle = testing::random_board(random, 4 + random.below(18));
    const auto judgement = oracle::judge(puzzle, 50'000);
    if (!judgement) continue;  // more positions than the judge looks at
    SCOPED_TRACE(write(puzzle));
    const auto wins = count_wins(puzzle, {});
    ASSERT_TRUE(wins);
    ASSERT_EQ(wins->positions, judgement->winnable);
    ASSERT_EQ(wins->sequences, std::to_string(static_cast<std::uint64_t>(judgement->sequences)));
    ASSERT_NEAR(wins->random_win, judgement->random_win, 1e-9);
    const auto reached = count_reachable(puzzle, {});
    ASSERT_TRUE(reached);
    ASSERT_EQ(
        std::accumulate(reached->positions.begin(), reached->positions.end(), std::uint64_t{0}),
        judgement->positions);
    behind_the_end += judgement->reachable > judgement->positions;
    ++judged;
  }
  EXPECT_GT(judged, 1'000U);
  EXPECT_GT(behind_the_end, 50U);
}

// Play ends with the first peg on the goal: the position behind it does not count.
TEST(PegCount, PlayEndsAtTheGoal) {
  Puzzle puzzle;
  for (std::int32_t y = 1; y <= 3; ++y)
    for (std::int32_t x = 1; x <= 3; ++x) puzzle.holes.push_back({x, y});
  puzzle.directions = {true, true, true, true};
  puzzle.goal = Goal::peg;
  puzzle.at = {2, 1};
  puzzle.pegs = {0, 0, 1, 0, 1, 0, 0, 1, 0};  // c1, b2, b3
  const auto judgement = oracle::judge(puzzle);
  ASSERT_EQ(judgement->positions, 4U);
  ASSERT_EQ(judgement->reachable, 5U);
  const auto reached = count_reachable(puzzle, {});
  ASSERT_TRUE(reached);
  EXPECT_EQ(std::accumulate(reached->positions.begin(), reached->positions.end(), 0U), 4U);
}

// The goal is the complement of the start: the complement halves the work, in one way for odd
// numbers of holes and in another for even ones.
TEST(PegCountLong, ComplementaryGames) {
  Random random(3);
  std::size_t solvable[2] = {0, 0};
  for (int i = 0; i < 10000; ++i) {
    Puzzle puzzle = testing::random_board(random, 8 + random.below(8));
    puzzle.goal = Goal::target;
    puzzle.target.assign(puzzle.holes.size(), 0);
    for (std::size_t hole = 0; hole < puzzle.holes.size(); ++hole)
      puzzle.target[hole] = !puzzle.pegs[hole];
    const auto judgement = oracle::judge(puzzle, 50'000);
    if (!judgement) continue;
    SCOPED_TRACE(write(puzzle));
    solvable[puzzle.holes.size() % 2] += judgement->solvable;
    const auto wins = count_wins(puzzle, {});
    ASSERT_TRUE(wins);
    ASSERT_EQ(wins->positions, judgement->winnable);
    ASSERT_EQ(wins->sequences, std::to_string(static_cast<std::uint64_t>(judgement->sequences)));
  }
  EXPECT_GT(solvable[0], 2U);
  EXPECT_GT(solvable[1], 10U);
}

TEST(PegCountLong, EnglishCentralGame) {
  Puzzle puzzle = testing::named_board("english", {4, 4});
  puzzle.goal = Goal::one_at;
  puzzle.at = {4, 4};
  const auto wins = count_wins(puzzle, {});
  ASSERT_TRUE(wins);
  EXPECT_EQ(wins->classes, 1'679'072U);
  EXPECT_EQ(wins->positions, 13'428'122U);
  EXPECT_EQ(wins->sequences, "40861647040079968");
}

TEST(PegCountLong, LimitsAreKept) {
  Limits limits;
  limits.memory_bytes = 10'000;
  const Puzzle puzzle = testing::named_board("english", {4, 4});
  EXPECT_FALSE(count_wins(puzzle, limits));
  EXPECT_FALSE(count_reachable(puzzle, limits));
}

}  // namespace
}  // namespace hardboard::peg_solitaire
