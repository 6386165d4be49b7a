// The output of answer set solvers, and every way to be wrong.
#include "proofs/solver_moves.h"

#include <gtest/gtest.h>

#include "support/bad_input.h"

namespace hardboard {
namespace {

std::string text_of(const std::string& output) {
  const Result<std::string> text = text_of_solver_moves({"f", output, 1});
  EXPECT_TRUE(text) << to_string(text.error());
  return text ? *text : "";
}

TEST(SolverMoves, AreReadInTheOrderOfTime) {
  EXPECT_EQ(text_of("clingo version 5.4.1\nReading from a.asp\nSolving...\nAnswer: 1\n"
                    "move(12,\"a1-a3\") other(1) move(2,\"d4 pushes right\")\nSATISFIABLE\n\n"
                    "Models       : 1+\n"),
            "solvable\n1. d4 pushes right\n2. a1-a3\n");
  // The last model is the best.
  EXPECT_EQ(text_of("Answer: 1\nmove(1,\"a\")\nAnswer: 2\nmove(1,\"b\")\nOPTIMUM FOUND\n"),
            "solvable\n1. b\n");
  EXPECT_EQ(text_of("\nSATISFIABLE\n"), "solvable\n");
  EXPECT_EQ(text_of("clasp version 3.3.5\nUNSATISFIABLE\n"), "unsolvable\n");
  EXPECT_EQ(text_of("move(1,\"a\")\nUNKNOWN\n"), "unknown\n");
  EXPECT_EQ(text_of("remove(1,\"a\")\nSATISFIABLE\n"), "solvable\n");
}

TEST(SolverMoves, AreKnownByTheirFirstWord) {
  for (const char* text : {"clingo version 5", "clasp version 3", "Answer: 1", "move(1,\"a\")",
                           "\nSATISFIABLE", "UNSATISFIABLE\n"})
    EXPECT_TRUE(looks_like_solver_moves(text)) << text;
  for (const char* text : {"solvable\n", "{\"verdict\":1}", "s SATISFIABLE", ""})
    EXPECT_FALSE(looks_like_solver_moves(text)) << text;
}

TEST(SolverMoves, RefuseWhatIsWrong) {
  testing::expect_refused(
      {
          {"Answer: 1\nmove(1,\"a\")\n",
           "2:12: expected a line `SATISFIABLE`, `UNSATISFIABLE` or `UNKNOWN`"},
          {"move(x,\"a\")\nSATISFIABLE\n", "1:6: expected a point of time, found `x`"},
          {"move(-1,\"a\")\nSATISFIABLE\n",
           "1:6: a point of time of `-1` is too small: the least is 0"},
          {"move(1,a)\nSATISFIABLE\n", "1:7: expected the words of a move: move(1,\"a1-a3\")"},
          {"move(1\nSATISFIABLE\n", "1:7: expected the words of a move: move(1,\"a1-a3\")"},
          {"move(1,\"a\") move(1,\"b\")\nSATISFIABLE\n", "1:19: a second move at time 1"},
      },
      [](const Text& text) { return text_of_solver_moves(text); });
}

}  // namespace
}  // namespace hardboard
