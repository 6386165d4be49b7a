// Assignments: the output of SAT solvers, and which assignments satisfy which clauses.
#include "problems/formulas/assignment.h"

#include <gtest/gtest.h>
#include <string>

#include "support/bad_input.h"

namespace hardboard::formulas {
namespace {

TEST(SolverLines, ValuesOverSeveralLines) {
  const auto lines =
      read_solver_lines({"f", "c a solver\ns SATISFIABLE\nv 3 -1\n\nv 4\nv 0\nc time 1 s\n", 1}, 5);
  ASSERT_TRUE(lines) << to_string(lines.error());
  EXPECT_EQ(lines->verdict, Verdict::solvable);
  EXPECT_EQ(lines->assignment, (Assignment{-1, -2, 3, 4, -5}));
}

TEST(SolverLines, OtherVerdicts) {
  EXPECT_EQ(read_solver_lines({"f", "s UNSATISFIABLE\n", 1}, 2)->verdict, Verdict::unsolvable);
  EXPECT_EQ(read_solver_lines({"f", "c\ns UNKNOWN", 1}, 2)->verdict, Verdict::unknown);
}

TEST(SolverLines, FilesOfMinisat) {
  const auto found = read_solver_lines({"f", "SAT\n3 -1 0\n", 1}, 3);
  ASSERT_TRUE(found) << to_string(found.error());
  EXPECT_EQ(found->verdict, Verdict::solvable);
  EXPECT_EQ(found->assignment, (Assignment{-1, -2, 3}));
  EXPECT_EQ(read_solver_lines({"f", "UNSAT\n", 1}, 2)->verdict, Verdict::unsolvable);
  EXPECT_EQ(read_solver_lines({"f", "INDET\n", 1}, 2)->verdict, Verdict::unknown);
  EXPECT_TRUE(looks_like_solver_lines("UNSAT\n"));
  EXPECT_FALSE(looks_like_solver_lines("SATURDAY\n"));
}

TEST(SolverLines, Errors) {
  testing::expect_refused(
      {
          {"SAT\n1 -2\n", "2:5: expected the 0 of the values"},
          {"SAT\nv 1 0\n", "2:1: expected a literal, found `v`"},
          {"SAT 1 0\n", "1:5: expected the end of the line, found `1`"},
          {"UNSAT\n1 0\n", "2:4: values without `s SATISFIABLE`"},
          {"s UNKNOWN\nSAT\n", "2:1: expected a line `c`, `s` or `v`, found `SAT`"},
          {"c nothing\n", "1:10: expected a line `s`"},
          {"s MAYBE\n", "1:3: expected `SATISFIABLE`, `UNSATISFIABLE` or `UNKNOWN`, found `MAYBE`"},
          {"s UNKNOWN 1\n", "1:11: expected the end of the line, found `1`"},
          {"s UNKNOWN\ns UNKNOWN\n", "2:1: `s` is given twice, first on line 1"},
          {"s SATISFIABLE\nv 1 -2\n", "2:7: expected the 0 of the values"},
          {"s SATISFIABLE\nv 3 0\n", "2:3: a literal of `3` is too large: the most is 2"},
          {"s SATISFIABLE\nv 1 -1 0\n", "2:5: variable 1 has two values"},
          {"s SATISFIABLE\nv 1 0 2\n", "2:7: the values have ended with 0 before"},
          {"s UNSATISFIABLE\nv 1 2 0\n", "2:8: values without `s SATISFIABLE`"},
          {"s SATISFIABLE\nd 1 0\n", "2:1: expected a line `c`, `s` or `v`, found `d`"},
      },
      [](const Text& text) { return read_solver_lines(text, 2); });
}

TEST(Assignment, Refuted) {
  Cnf cnf;
  cnf.variables = 3;
  cnf.add(std::vector<Literal>{1, 2});
  cnf.add(std::vector<Literal>{-1, 3});
  EXPECT_EQ(refute(cnf, {1, -2, 3}), std::nullopt);
  EXPECT_EQ(refute(cnf, {1, -2, -3}), "clause 2 has no true literal: -1 3 0");
  EXPECT_EQ(refute(cnf, {1, -2}), "variable 3 has no value");
  EXPECT_EQ(refute(cnf, {1, 3}), "variable 2 has no value");
  EXPECT_EQ(refute(cnf, {1, -1, 2, 3}), "variable 1 is assigned twice");
  EXPECT_EQ(refute(cnf, {1, -2, 3, 4}), "the assignment names variable 4, and there are 3");
  EXPECT_EQ(refute(cnf, {0, 1, 2}), "the assignment names variable 0, and there are 3");
}

}  // namespace
}  // namespace hardboard::formulas
