// Solo Chess and Graph Capture as clauses, against the brute force on random puzzles with every
// corner in them; every satisfying assignment of small images, bits of numbers included, is read
// back.
#include "reductions/captures_to_sat.h"

#include <gtest/gtest.h>

#include "engines/sat/decide.h"
#include "methods/satisfiability/search.h"
#include "oracle/brute_force.h"
#include "support/captures_image.h"
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
        testing::expect_back_and_forth<R>(puzzle, *image, answer);
        return --left > 0 && !::testing::Test::HasFailure();
      });
  return solvable;
}

TEST(CapturesToSat, RandomBoards) {
  Random random(17);
  testing::expect_of_all(
      150, [&] { return testing::random_solo_chess(random); }, expect_right<SoloChessToSat>);
}

TEST(CapturesToSat, RandomGraphs) {
  Random random(18);
  testing::expect_of_all(
      150, [&] { return testing::random_graph_capture(random); }, expect_right<GraphCaptureToSat>);
}

}  // namespace
}  // namespace hardboard
