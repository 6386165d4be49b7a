// The bound of Merson regions against all play of small boards, and on corners by hand.
#include "methods/peg_solitaire/merson_regions.h"

#include <gtest/gtest.h>

#include "oracle/peg_brute_force.h"
#include "peg_play.h"
#include "puzzles/peg_solitaire/write.h"
#include "support/rounds.h"

namespace hardboard::peg_solitaire {
namespace {

TEST(MersonRegions, NeverExceedTheFewestMoves) {
  Random random(7);
  std::size_t tight = 0, positions = 0;
  for (int i = 0; i < testing::rounds(2000); ++i) {
    Puzzle puzzle = testing::random_board(random, 4 + random.below(16));
    const Task<1> task(puzzle);
    const MoveBound<1> bound(task);
    // The bound is chosen at the start, and holds for all positions of play as well.
    std::vector<Bits<1>> some{task.start};
    for (const Bits<1>& position :
         internal::random_positions(task.grid, Layer<1>{task.start}, 5, random))
      some.push_back(position);
    for (const Bits<1>& position : some) {
      for (std::size_t hole = 0; hole < puzzle.holes.size(); ++hole)
        puzzle.pegs[hole] = position.has(hole);
      const auto judgement = oracle::judge(puzzle, 5'000);
      if (!judgement || !judgement->solvable) continue;
      SCOPED_TRACE(write(puzzle));
      const std::uint32_t moves = bound.moves(position);
      ASSERT_LE(moves, judgement->fewest_moves);
      ++positions;
      tight += moves > 1 && moves == judgement->fewest_moves;
    }
  }
  EXPECT_GT(positions, testing::rounds(300U));
  EXPECT_GT(tight, testing::rounds(30U));
}

TEST(MersonRegions, CornersAndSidesOfASquare) {
  Puzzle puzzle;
  for (std::int32_t y = 1; y <= 4; ++y)
    for (std::int32_t x = 1; x <= 4; ++x) puzzle.holes.push_back({x, y});
  puzzle.pegs.assign(16, 1);
  puzzle.goal = Goal::one;
  const Task<1> task(puzzle);
  const auto regions = minimal_regions(task.grid, 3);
  // Four corners; two neighbours amid a side; no region of three holes contains neither.
  ASSERT_EQ(regions.size(), 8U);
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(regions[i].count(), 1U);
  for (std::size_t i = 4; i < 8; ++i) EXPECT_EQ(regions[i].count(), 2U);
}

}  // namespace
}  // namespace hardboard::peg_solitaire
