// Quantified formulas: files, and strategies that are right, wrong, or look ahead.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <string>

#include "problems/qbf/traits.h"
#include "support/bad_input.h"

namespace hardboard::qbf {
namespace {

TEST(QbfRead, BlocksAreMergedAndFreeVariablesComeFirst) {
  const auto puzzle = read({"f",
                            "c\np cnf 7 2\na 1 0\na 2 0\ne 0\ne 3\n4 0\nc here too\n"
                            "1 3 -7 0\n5 -4 0\n",
                            1});
  ASSERT_TRUE(puzzle) << to_string(puzzle.error());
  EXPECT_EQ(write(*puzzle), "p cnf 7 2\ne 5 7 0\na 1 2 0\ne 3 4 0\n1 3 -7 0\n5 -4 0\n");
  const auto again = read({"f", write(*puzzle), 1});
  ASSERT_TRUE(again) << to_string(again.error());
  EXPECT_EQ(write(*again), write(*puzzle));
}

TEST(QbfRead, Errors) {
  testing::expect_refused(
      {
          {"", "1:1: nothing here: expected the header `p cnf VARIABLES CLAUSES`"},
          {"p cnf 2 1\na 1 3 0\n1 0\n", "2:5: a variable of `3` is too large: the most is 2"},
          {"p cnf 2 1\na 1 -2 0\n1 0\n", "2:5: a variable of `-2` is too small: the least is 0"},
          {"p cnf 2 1\na 1 0\ne 1 0\n1 0\n", "3:1: variable 1 is quantified twice"},
          {"p cnf 2 1\nall 1 0\n1 0\n", "2:1: expected `a` or `e`, found `all`"},
          {"p cnf 2 1\na 1 0\n1 0\ne 2 0\n", "4:1: expected the end of the file after 1 clause"},
          {"p cnf 2 1\na 1\n", "3:1: expected a variable, found the end of the file"},
      },
      read);
}

// For all 1 there is a 2 that is equal.
const char* const copy = "p cnf 2 2\na 1 0\ne 2 0\n1 -2 0\n-1 2 0\n";
// There is a 1 that is equal to all 2.
const char* const guess = "p cnf 2 2\ne 1 0\na 2 0\n1 -2 0\n-1 2 0\n";

CheckReport report(const char* formula, Verdict verdict, std::string strategy) {
  const auto puzzle = read({"f", formula, 1});
  Answer answer;
  answer.verdict = verdict;
  answer.strategy = std::move(strategy);
  return check(*puzzle, answer);
}

TEST(QbfCheck, Strategies) {
  EXPECT_EQ(report(copy, Verdict::solvable, "aag 1 1 0 1 0\n2\n2\n").check, Check::verified);
  EXPECT_EQ(report(copy, Verdict::solvable, "aag 1 1 0 1 0\n2\n3\n").reason,
            "the strategy loses against some values of the other variables");
  EXPECT_EQ(report(copy, Verdict::solvable, "aag 1 1 0 1 0\n2\n1\n").check, Check::wrong);
  EXPECT_EQ(report(copy, Verdict::unsolvable, "aag 1 1 0 1 0\n2\n2\n").reason,
            "the function of variable 1 looks at a later variable");
  EXPECT_EQ(report(guess, Verdict::unsolvable, "aag 1 1 0 1 0\n2\n3\n").check, Check::verified);
  EXPECT_EQ(report(guess, Verdict::unsolvable, "aag 1 1 0 1 0\n2\n2\n").check, Check::wrong);
  EXPECT_EQ(report(guess, Verdict::solvable, "aag 1 1 0 1 0\n2\n2\n").reason,
            "the function of variable 1 looks at a later variable");
  EXPECT_EQ(report(guess, Verdict::solvable, "aag 1 1 0 1 0\n2\n1\n").check, Check::wrong);
  EXPECT_EQ(report(copy, Verdict::solvable, "aag 0 0 0 1 0\n1\n").reason,
            "the strategy has 0 inputs and 1 output; it needs 1 and 1");
  EXPECT_EQ(report(copy, Verdict::solvable, "aag").reason,
            "strategy:1:4: expected the largest variable, found the end of the line");
  EXPECT_EQ(report(copy, Verdict::solvable, "").check, Check::claimed);
  EXPECT_EQ(report(copy, Verdict::unsolvable, "").check, Check::claimed);
  EXPECT_EQ(report(copy, Verdict::unknown, "").check, Check::claimed);
  EXPECT_EQ(report(copy, Verdict::unknown, "aag 1 1 0 1 0\n2\n2\n").check, Check::wrong);
}

TEST(QbfAnswer, WordsOfSolvers) {
  const auto puzzle = read({"f", copy, 1});
  const auto verdict = [&](std::string_view words) {
    const auto answer = read_answer(*puzzle, {"f", words, 1});
    EXPECT_TRUE(answer) << to_string(answer.error());
    return answer->verdict;
  };
  EXPECT_EQ(verdict("c a solver\ns cnf 1 2 2\nV 1 0\n"), Verdict::solvable);
  EXPECT_EQ(verdict("s cnf 0 2 2\n"), Verdict::unsolvable);
  EXPECT_EQ(verdict("s cnf -1 2 2\n"), Verdict::unknown);
  EXPECT_EQ(verdict("SAT\n"), Verdict::solvable);
  EXPECT_EQ(verdict("UNSAT\n"), Verdict::unsolvable);
  testing::expect_refused(
      {
          {"c nothing\n", "1:10: expected a line `s`"},
          {"s cnf 2 1 1\n", "1:7: expected `cnf 1`, `cnf 0` or `cnf -1`, found `2`"},
          {"s SATISFIABLE\n", "1:3: expected `cnf 1`, `cnf 0` or `cnf -1`, found `SATISFIABLE`"},
          {"SAT\nSAT\n", "2:1: `SAT` is given twice, first on line 1"},
          {"s cnf 1\nUNSAT\n", "2:1: `UNSAT` is given twice, first on line 1"},
          {"c\n1\n", "2:1: expected a line `c`, `s` or `V`, found `1`"},
      },
      [&](const Text& text) { return read_answer(*puzzle, text); });
}

// A fuzzer found blanks around a line, which text did not keep.
TEST(QbfAnswer, StrategiesAreTheSameInBothForms) {
  const auto puzzle = read({"f", copy, 1});
  const auto read_strategy = [&](std::string_view strategy) {
    const std::string json =
        fmt::format(R"({{"kind":"qbf","answer":"solvable","strategy":"{}"}})", strategy);
    return read_answer(*puzzle, {"f", json, 1});
  };
  EXPECT_EQ(read_strategy(R"( aag  1 1 0 1 0 \n\n2\n 2)")->strategy, "aag 1 1 0 1 0\n2\n2\n");
  EXPECT_NE(read_strategy(R"(aag 1 1 0 1 0\n2\nproof: none\n)")
                .error()
                .message.find("expected a line of AIGER: words of letters and digits"),
            std::string::npos);
}

}  // namespace
}  // namespace hardboard::qbf
