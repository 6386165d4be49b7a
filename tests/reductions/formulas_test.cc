// The reductions between formulas, circuits and Graph Capture on sources larger than the smallest.
#include <gtest/gtest.h>

#include "engines/sat/decide.h"
#include "kinds/kind.h"
#include "methods/circuit/make.h"
#include "methods/circuit/solve.h"
#include "methods/random_formula.h"
#include "methods/satisfiability/search.h"
#include "puzzles/ground.h"
#include "reductions/circuit_to_sat.h"
#include "reductions/sat_to_three_sat.h"
#include "reductions/three_sat_to_graph_capture.h"

namespace hardboard {
namespace {

// Clauses of up to six literals, and every assignment of the image read back.
TEST(SatToThreeSat, LongClauses) {
  Random random(4);
  int solvable = 0;
  for (int round = 0; round < 200 && !HasFailure(); ++round) {
    satisfiability::Puzzle source;
    source.cnf = random_formula(6, random.below(4), 6, random);
    for (const std::uint32_t width : {5U, 4U, 3U, 2U, 1U}) {
      const formulas::Cnf more = random_formula(6, random.below(5), width, random);
      for (std::size_t i = 0; i < more.size(); ++i) source.cnf.add(more.clause(i));
    }
    const auto image = SatToThreeSat::forward(source, {});
    ASSERT_TRUE(image);
    EXPECT_TRUE(SatToThreeSat::keeps_law(source, image->puzzle));
    for (std::size_t i = 0; i < image->puzzle.cnf.size(); ++i)
      EXPECT_LE(image->puzzle.cnf.clause(i).size(), 3U);
    int forward = 0, back = 0;
    satisfiability::Answer answer;
    answer.verdict = Verdict::solvable;
    satisfiability::each_assignment(source.cnf, {}, [&](const formulas::Assignment& assignment) {
      answer.assignment = assignment;
      const auto carried = SatToThreeSat::witness(source, *image, answer);
      EXPECT_EQ(check(image->puzzle, carried).check, Check::verified);
      return ++forward < 20;
    });
    satisfiability::each_assignment_by_sat(
        image->puzzle.cnf, {}, [&](const formulas::Assignment& assignment) {
          answer.assignment = assignment;
          const auto recovered = SatToThreeSat::recover(source, *image, answer);
          EXPECT_TRUE(recovered);
          EXPECT_EQ(check(source, *recovered).check, Check::verified);
          return ++back < 100;
        });
    EXPECT_EQ(forward > 0, back > 0);
    solvable += forward > 0 ? 1 : 0;
  }
  EXPECT_GT(solvable, 20);
  EXPECT_LT(solvable, 180);
}

TEST(CircuitToSat, RandomCircuits) {
  Random random(6);
  int solvable = 0;
  for (int round = 0; round < 200 && !HasFailure(); ++round) {
    const circuit::Puzzle source =
        circuit::random_circuit(5, 1 + static_cast<std::uint32_t>(random.below(25)), random);
    const auto image = CircuitToSat::forward(source, {});
    ASSERT_TRUE(image);
    EXPECT_TRUE(CircuitToSat::keeps_law(source, image->puzzle));
    std::size_t forward = 0, back = 0;
    circuit::each_input(source, {}, [&](const std::vector<std::uint8_t>& inputs) {
      circuit::Answer answer;
      answer.verdict = Verdict::solvable;
      answer.inputs = inputs;
      ++forward;
      return check(image->puzzle, CircuitToSat::witness(source, *image, answer)).check ==
             Check::verified;
    });
    satisfiability::each_assignment_by_sat(
        image->puzzle.cnf, {}, [&](const formulas::Assignment& assignment) {
          satisfiability::Answer answer;
          answer.verdict = Verdict::solvable;
          answer.assignment = assignment;
          const auto recovered = CircuitToSat::recover(source, *image, answer);
          EXPECT_TRUE(recovered);
          EXPECT_EQ(check(source, *recovered).check, Check::verified);
          ++back;
          return !HasFailure();
        });
    // Each solution of the circuit has exactly one assignment of all gates.
    EXPECT_EQ(forward, back);
    solvable += forward > 0 ? 1 : 0;
  }
  EXPECT_GT(solvable, 50);
  EXPECT_LT(solvable, 200);
}

TEST(ThreeSatToGraphCapture, LongClausesAreRefused) {
  satisfiability::Puzzle source;
  source.cnf.variables = 4;
  source.cnf.add(std::vector<formulas::Literal>{1, 2, 3});
  EXPECT_TRUE(ThreeSatToGraphCapture::forward(source, {}));
  source.cnf.add(std::vector<formulas::Literal>{1, 2, 3, 4});
  const auto image = ThreeSatToGraphCapture::forward(source, {});
  ASSERT_FALSE(image);
  EXPECT_EQ(image.error().message, "clause 2 has 4 literals, more than three");
}

// Twenty variables, there and back.
TEST(ThreeSatToGraphCapture, TwentyVariables) {
  Random random(9);
  int solvable = 0;
  for (int round = 0; round < 24 && !HasFailure(); ++round) {
    const std::uint64_t clauses = round % 2 == 0 ? 60 : 110;
    const satisfiability::Puzzle source{random_formula(20, clauses, 3, random)};
    const auto image = ThreeSatToGraphCapture::forward(source, {});
    ASSERT_TRUE(image);
    EXPECT_TRUE(ThreeSatToGraphCapture::keeps_law(source, image->puzzle));
    const Request request;
    const AnyAnswer any = kind_row<graph_capture::Traits>().solve(
        AnyPuzzle(ground_of<graph_capture::Traits>(), image->puzzle), request);
    const sat::Decision direct = sat::decide(source.cnf, {});
    ASSERT_EQ(any.head().verdict, direct.verdict);
    if (direct.verdict != Verdict::solvable) continue;
    ++solvable;
    const auto recovered =
        ThreeSatToGraphCapture::recover(source, *image, any.as<graph_capture::Answer>());
    ASSERT_TRUE(recovered);
    EXPECT_EQ(check(source, *recovered).check, Check::verified);
    const auto forward = ThreeSatToGraphCapture::witness(source, *image, *recovered);
    EXPECT_EQ(check(image->puzzle, forward, {}).check, Check::verified);
  }
  EXPECT_GE(solvable, 8);
  EXPECT_LE(solvable, 20);
}

}  // namespace
}  // namespace hardboard
