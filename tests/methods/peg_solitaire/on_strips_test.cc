// Strips against all play of small boards, and on long ones.
#include "methods/peg_solitaire/on_strips.h"

#include <gtest/gtest.h>

#include "methods/peg_solitaire/strip.h"
#include "methods/peg_solitaire/sweep.h"
#include "peg_play.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/write.h"

namespace hardboard::peg_solitaire {
namespace {

// Both answers are right, on boards of all lines and goals, with holes missing.
TEST(PegStrips, AgreeWithAllPlay) {
  Random random(5);
  std::size_t solvable = 0, solved = 0, unsolvable = 0, refused = 0;
  for (int i = 0; i < 3000; ++i) {
    const Puzzle puzzle = testing::random_board(random, 10 + random.below(14));
    if (!strips_why_not(puzzle, {}).empty()) continue;
    const auto judgement = oracle::judge(puzzle);
    if (!judgement) continue;
    SCOPED_TRACE(write(puzzle));
    const OnStrips found = decide_on_strips(puzzle, {});
    if (found.verdict == Verdict::solvable) {
      ASSERT_TRUE(judgement->solvable);
      ASSERT_TRUE(testing::wins(puzzle, found.jumps));
    } else if (found.verdict == Verdict::unsolvable) {
      ASSERT_FALSE(judgement->solvable);
      ASSERT_FALSE(refute(puzzle, *found.proof));
    }
    ++(judgement->solvable ? solvable : unsolvable);
    solved += found.verdict == Verdict::solvable;
    refused += found.verdict == Verdict::unsolvable;
  }
  // A window that holds the whole board misses nothing; columns with holes missing may be too high.
  EXPECT_GE(solved, solvable * 95 / 100);
  EXPECT_GT(solvable, 500U);
  EXPECT_GT(unsolvable, 500U);
  EXPECT_GT(refused, unsolvable * 3 / 4);
}

// A board that comes down to one peg in its middle: jumps by chance, backward.
Puzzle made_backward(std::int32_t rows, std::int32_t columns, std::uint64_t seed) {
  Puzzle puzzle = testing::rectangle(columns, rows, 0, seed);
  puzzle.goal = Goal::one_at;
  puzzle.at = {(columns + 1) / 2, 1 + static_cast<std::int32_t>(seed) % rows};
  puzzle.pegs[*hole_at(puzzle, puzzle.at)] = 1;
  Random random(seed);
  const std::vector<HoleJump> jumps = jumps_of(puzzle);
  for (int tries = 0; tries < 2000; ++tries) {
    const HoleJump& jump = jumps[random.below(jumps.size())];
    if (puzzle.pegs[jump.to] == 0 || puzzle.pegs[jump.from] + puzzle.pegs[jump.over] > 0) continue;
    puzzle.pegs[jump.to] = 0;
    puzzle.pegs[jump.from] = puzzle.pegs[jump.over] = 1;
  }
  return puzzle;
}

// The play of windows that are far narrower than the board is the rules', from either end and
// across a cut.
TEST(PegStrips, NarrowWindowsPlayByTheRules) {
  std::size_t found = 0, in_the_middle = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const auto rows = static_cast<std::int32_t>(2 + seed % 3);
    const auto columns = static_cast<std::int32_t>(10 + seed % 15);
    Puzzle puzzle = seed % 2 == 0 ? made_backward(rows, columns, seed)
                                  : testing::rectangle(columns, rows, 75, seed);
    if (seed % 5 == 1) {
      puzzle.goal = Goal::target;
      puzzle.target = testing::play_at_random(puzzle, seed);
    }
    const Strip strip = *strip_of(puzzle);
    for (std::uint32_t width = 3; width <= 4; ++width) {
      const auto jumps = sweep(strip, width, {});
      if (!jumps) continue;
      std::vector<Jump> on_board;
      for (const HoleJump& jump : *jumps) on_board.push_back(on_squares(puzzle, jump));
      SCOPED_TRACE(write(puzzle));
      ASSERT_TRUE(testing::wins(puzzle, on_board));
      ++(puzzle.goal == Goal::one_at ? in_the_middle : found);
    }
  }
  EXPECT_GT(found, 5U);
  EXPECT_GT(in_the_middle, 5U);
}

// With so little memory windows have up to 15 holes, so that no board takes long.
TEST(PegStripsLong, LongBoards) {
  Limits limits;
  limits.memory_bytes = std::size_t{2} << 20;
  std::size_t solvable = 0, unsolvable = 0;
  for (const std::int32_t rows : {3, 4})
    for (const std::uint64_t percent : {35, 85})
      for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const Puzzle puzzle = testing::rectangle(300, rows, percent, seed);
        const OnStrips found = decide_on_strips(puzzle, limits);
        if (found.verdict == Verdict::solvable) {
          ++solvable;
          EXPECT_TRUE(testing::wins(puzzle, found.jumps));
        } else if (found.verdict == Verdict::unsolvable) {
          ++unsolvable;
          EXPECT_FALSE(refute(puzzle, *found.proof));
        }
      }
  EXPECT_GE(solvable, 5U);
  EXPECT_GE(unsolvable, 5U);
}

// Limits that are reached end the method at once, wherever it is.
TEST(PegStrips, EndAtTheLimits) {
  const Puzzle puzzle = testing::rectangle(2000, 3, 70, 3);
  Limits limits;
  limits.deadline = Clock::now();
  EXPECT_EQ(decide_on_strips(puzzle, limits).verdict, Verdict::unknown);
  limits.deadline.reset();
  limits.memory_bytes = 1 << 12;
  EXPECT_EQ(decide_on_strips(puzzle, limits).width, 0U);
}

}  // namespace
}  // namespace hardboard::peg_solitaire
