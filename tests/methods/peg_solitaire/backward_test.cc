// Targets from their end, against all play: the puzzle of backward play has the same verdict, and
// its plays, the last jump first, are those of the target.
#include "methods/peg_solitaire/backward.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <vector>

#include "base/random.h"
#include "methods/peg_solitaire/decide.h"
#include "oracle/peg_brute_force.h"
#include "peg_play.h"
#include "puzzles/peg_solitaire/write.h"

namespace hardboard::peg_solitaire {
namespace {

// A board with few empty holes and a target that play at random leads to, or nearly.
Puzzle nearly_full(Random& random) {
  Puzzle puzzle = testing::random_board(random, 8 + random.below(9));
  std::fill(puzzle.pegs.begin(), puzzle.pegs.end(), std::uint8_t{1});
  for (std::uint64_t i = 1 + random.below(3); i > 0; --i)
    puzzle.pegs[random.below(puzzle.pegs.size())] = 0;
  puzzle.goal = Goal::target;
  puzzle.target = testing::after_jumps(puzzle, 1 + unsigned(random.below(4)), random);
  for (std::uint64_t i = random.below(3); i > 0; --i)
    puzzle.target[random.below(puzzle.target.size())] ^= 1;
  return puzzle;
}

TEST(PegBackward, AgreesWithAllPlay) {
  Random random(4);
  std::size_t solvable = 0, unsolvable = 0, to_one = 0;
  for (int i = 0; i < 1500 && !HasFailure(); ++i) {
    const Puzzle puzzle = nearly_full(random);
    SCOPED_TRACE(write(puzzle));
    const auto judgement = oracle::judge(puzzle);
    const Puzzle turned = backward(puzzle);
    const auto backward_judgement = oracle::judge(turned);
    if (!judgement || !backward_judgement) continue;
    EXPECT_EQ(judgement->solvable, backward_judgement->solvable);
    ++(judgement->solvable ? solvable : unsolvable);
    to_one += turned.goal == Goal::one_at ? 1 : 0;
    EXPECT_EQ(ends_with_fewer_backward(puzzle),
              std::count(puzzle.pegs.begin(), puzzle.pegs.end(), 0) <
                  std::count(puzzle.target.begin(), puzzle.target.end(), 1));
    Decision decision = decide(turned, {});
    EXPECT_EQ(decision.verdict == Verdict::solvable, judgement->solvable);
    std::reverse(decision.jumps.begin(), decision.jumps.end());
    if (judgement->solvable) {
      EXPECT_TRUE(testing::wins(puzzle, decision.jumps));
    }
  }
  EXPECT_GT(solvable, 300U);
  EXPECT_GT(unsolvable, 300U);
  EXPECT_GT(to_one, 100U);
}

TEST(PegBackward, TwiceIsThePuzzle) {
  Puzzle puzzle = testing::named_board("english", {4, 4});
  EXPECT_FALSE(ends_with_fewer_backward(puzzle));
  puzzle.pegs[0] = 0;
  puzzle.goal = Goal::target;
  puzzle.target = puzzle.pegs;
  puzzle.target[7] = 0;
  EXPECT_TRUE(ends_with_fewer_backward(puzzle));
  const Puzzle turned = backward(puzzle);
  EXPECT_EQ(count_pegs(turned.pegs), 3U);
  EXPECT_EQ(count_pegs(turned.target), 2U);
  EXPECT_FALSE(ends_with_fewer_backward(turned));
  EXPECT_EQ(write(backward(turned)), write(puzzle));
}

// The layers between which weights refuse all play change places with the ends of play.
TEST(PegBackward, TurnsTheLayersOfTolls) {
  Puzzle puzzle = testing::named_board("diamond41", {5, 1});
  puzzle.goal = Goal::target;
  for (const Square hole : puzzle.holes)
    puzzle.target.push_back(hole == Square{6, 3} || hole == Square{7, 3} ? 1 : 0);
  ASSERT_TRUE(ends_with_fewer_backward(puzzle));
  const Decision decision = decide(puzzle, {});
  EXPECT_EQ(decision.verdict, Verdict::unsolvable);
  ASSERT_TRUE(decision.by_tolls);
  const Decision turned = decide(backward(puzzle), {});
  ASSERT_TRUE(turned.by_tolls);
  EXPECT_EQ(decision.by_tolls->after, turned.by_tolls->before);
  EXPECT_EQ(decision.by_tolls->before, turned.by_tolls->after);
  EXPECT_NE(decision.by_tolls->before, decision.by_tolls->after);
}

}  // namespace
}  // namespace hardboard::peg_solitaire
