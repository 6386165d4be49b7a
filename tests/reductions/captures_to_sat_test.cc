// Solo Chess and Graph Capture as clauses, against the brute force on random puzzles with every
// corner in them; every satisfying assignment of small images, bits of numbers included, is read
// back.
#include "reductions/captures_to_sat.h"

#include <gtest/gtest.h>

#include "engines/sat/decide.h"
#include "methods/satisfiability/search.h"
#include "oracle/brute_force.h"
#include "support/random_puzzle.h"

namespace hardboard {
namespace {

// Holds one puzzle's image against the brute force; returns whether the puzzle is solvable.
template <class R>
bool expect_right(const typename R::From::Puzzle& puzzle) {
  const Result<Image<R>> image = R::forward(puzzle, {});
  if (!image) {
    ADD_FAILURE() << image.error().message;
    return false;
  }
  EXPECT_TRUE(R::keeps_law(puzzle, image->puzzle));
  const bool solvable = oracle::judge(puzzle).value().solvable;
  const sat::Decision decision = sat::decide(image->puzzle.cnf, {});
  EXPECT_EQ(decision.verdict, solvable ? Verdict::solvable : Verdict::unsolvable) << write(puzzle);
  int left = 50;
  satisfiability::each_assignment_by_sat(
      image->puzzle.cnf, {}, [&](const formulas::Assignment& assignment) {
        satisfiability::Answer answer;
        answer.verdict = Verdict::solvable;
        answer.assignment = assignment;
        const auto recovered = R::recover(puzzle, *image, answer);
        EXPECT_TRUE(recovered);
        const CheckReport report = check(puzzle, *recovered, {});
        EXPECT_EQ(report.check, Check::verified) << report.reason << "\n" << write(puzzle);
        const auto forward = R::witness(puzzle, *image, *recovered);
        EXPECT_EQ(check(image->puzzle, forward, {}).check, Check::verified);
        return --left > 0 && !::testing::Test::HasFailure();
      });
  return solvable;
}

TEST(CapturesToSat, RandomBoards) {
  Random random(17);
  int solvable = 0;
  constexpr int rounds = 150;
  for (int round = 0; round < rounds && !HasFailure(); ++round)
    solvable += expect_right<SoloChessToSat>(testing::random_solo_chess(random)) ? 1 : 0;
  EXPECT_GT(solvable, rounds / 10);
  EXPECT_LT(solvable, rounds * 9 / 10);
}

TEST(CapturesToSat, RandomGraphs) {
  Random random(18);
  int solvable = 0;
  constexpr int rounds = 150;
  for (int round = 0; round < rounds && !HasFailure(); ++round)
    solvable += expect_right<GraphCaptureToSat>(testing::random_graph_capture(random)) ? 1 : 0;
  EXPECT_GT(solvable, rounds / 10);
  EXPECT_LT(solvable, rounds * 9 / 10);
}

}  // namespace
}  // namespace hardboard
