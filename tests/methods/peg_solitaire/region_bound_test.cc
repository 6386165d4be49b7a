// Full regions as a bound on moves: never above the fewest moves of all play on small boards, often
// equal, and one for each four holes of a full board.
#include "methods/peg_solitaire/region_bound.h"

#include <gtest/gtest.h>

#include "methods/peg_solitaire/minimize.h"
#include "methods/peg_solitaire/packages.h"
#include "oracle/peg_brute_force.h"
#include "peg_play.h"
#include "puzzles/peg_solitaire/write.h"
#include "support/rounds.h"

namespace hardboard::peg_solitaire {
namespace {

// Half of the boards are full but for two holes, with a target that keeps some pegs.
Puzzle some_board(Random& random, int round) {
  Puzzle puzzle = testing::random_board(random, 4 + random.below(14));
  if (round % 2 == 0 || puzzle.goal == Goal::peg) return puzzle;
  std::fill(puzzle.pegs.begin(), puzzle.pegs.end(), std::uint8_t{1});
  for (int i = 0; i < 2; ++i) puzzle.pegs[random.below(puzzle.pegs.size())] = 0;
  return puzzle;
}

TEST(PegRegionBound, AgreesWithAllPlay) {
  Random random(5);
  std::size_t solvable = 0, several = 0, equal = 0, with_target = 0;
  for (int round = 0; round < testing::rounds(6'000); ++round) {
    const Puzzle puzzle = some_board(random, round);
    const auto judgement = oracle::judge(puzzle, 20'000);
    if (!judgement || !judgement->solvable) continue;
    SCOPED_TRACE(write(puzzle));
    const std::uint32_t bound = least_moves_by_regions(puzzle, {});
    ASSERT_LE(bound, judgement->fewest_moves);
    ++solvable;
    several += bound > 1 ? 1 : 0;
    equal += bound > 1 && bound == judgement->fewest_moves ? 1 : 0;
    with_target += bound > 1 && puzzle.goal == Goal::target ? 1 : 0;
  }
  EXPECT_GT(solvable, testing::rounds(500U));
  EXPECT_GT(several, testing::rounds(100U));
  EXPECT_GT(equal, testing::rounds(20U));
  EXPECT_GT(with_target, testing::rounds(10U));
}

TEST(PegRegionBound, HoldsForLargeBoards) {
  Puzzle puzzle;
  constexpr std::int32_t side = 24;
  for (std::int32_t y = 1; y <= side; ++y)
    for (std::int32_t x = 1; x <= side; ++x) puzzle.holes.push_back({x, y});
  puzzle.pegs.assign(puzzle.holes.size(), 1);
  puzzle.pegs[side * side / 2] = 0;
  puzzle.goal = Goal::one;
  EXPECT_GT(least_moves_by_regions(puzzle, {}), side * side / 4U);
  Answer answer;
  answer.verdict = Verdict::solvable;
  Attempts found = by_packages(puzzle, 100, {});
  ASSERT_TRUE(found.solved);
  answer.moves = std::move(found.jumps);
  const Answer least = with_fewest_moves(puzzle, std::move(answer), {});
  EXPECT_EQ(least.minimum->bound, least_moves_by_regions(puzzle, {}));
  EXPECT_GT(least.minimum->value, least.minimum->bound);
}

}  // namespace
}  // namespace hardboard::peg_solitaire
