// Boards of more than 512 holes with few pegs, against all play.
#include <gtest/gtest.h>
#include <string_view>

#include "base/random.h"
#include "kinds/kind.h"
#include "oracle/peg_brute_force.h"
#include "puzzles/ground.h"
#include "puzzles/peg_solitaire/traits.h"
#include "puzzles/peg_solitaire/write.h"
#include "support/peg_judged.h"

namespace hardboard {
namespace {

using peg_solitaire::Goal;
using peg_solitaire::Puzzle;

// Pegs in two boxes of 4 by 3 holes, one in a corner of the board or near it.
Puzzle sparse(Random& random) {
  Puzzle puzzle;
  puzzle.directions.rising = random.below(4) == 0;
  const auto far = static_cast<std::int32_t>(random.below(20));
  for (std::int32_t y = 0; y < 22; ++y) {
    for (std::int32_t x = 0; x < 24; ++x) {
      const bool in_box = y < 3 && (x < 4 || (x >= far && x < far + 4));
      puzzle.holes.push_back({x, y});
      puzzle.pegs.push_back(in_box && random.below(3) == 0 ? 1 : 0);
    }
  }
  puzzle.at = puzzle.holes[random.below(4 * 24)];
  puzzle.goal = static_cast<Goal>(random.below(3));
  return puzzle;
}

TEST(PegTouched, AgreesWithAllPlay) {
  Random random(3);
  std::size_t judged = 0, solvable = 0;
  for (int i = 0; i < 150 && !HasFailure(); ++i) {
    const Puzzle puzzle = sparse(random);
    const auto judgement = oracle::judge(puzzle, 2'000);
    if (!judgement) continue;
    ++judged;
    solvable += judgement->solvable;
    SCOPED_TRACE(write(puzzle));
    const AnyPuzzle any(ground_of<peg_solitaire::Traits>(), puzzle);
    for (const std::string_view minimum : {"", "pegs", "moves"}) {
      SCOPED_TRACE(minimum);
      Request request;
      request.minimize = minimum;
      const AnyAnswer answer = kind_of(any).solve(any, request);
      expect_judged(answer.head(), minimum, *judgement);
      const CheckReport report = any.kind().check(any, answer, {});
      EXPECT_NE(report.check, Check::wrong) << report.reason;
    }
  }
  EXPECT_GT(judged, 100U);
  EXPECT_GT(solvable, 8U);
  EXPECT_LT(solvable, judged);
}

}  // namespace
}  // namespace hardboard
