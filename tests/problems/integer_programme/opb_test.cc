// OPB: texts that are read and come back, every way to be wrong, and what solvers print.
#include "problems/integer_programme/opb.h"

#include <gtest/gtest.h>

#include "problems/integer_programme/traits.h"
#include "support/bad_input.h"

namespace hardboard::integer_programme {
namespace {

Puzzle puzzle_of(const std::string& text) {
  const Result<Puzzle> puzzle = read_opb({"f", text, 1});
  EXPECT_TRUE(puzzle) << to_string(puzzle.error());
  return puzzle ? *puzzle : Puzzle();
}

TEST(Opb, IsReadWithAllThatItMayHave) {
  const Puzzle puzzle = puzzle_of(
      "* #variable= 3 #constraint= 4\n* a comment; x9\nmin: +2 x1 -3 ~x3;\n"
      "+1 x1 +4 x2\n  -2 x3>=2;\n1 x1 = 1 ; +1 ~x1 2 ~x2 >= 2;\n* another\n-1 x3 <= 0 ;\n");
  ASSERT_EQ(puzzle.columns.size(), 3U);
  ASSERT_EQ(puzzle.rows.size(), 4U);
  EXPECT_EQ(puzzle.columns[0].cost, 2);
  EXPECT_EQ(puzzle.columns[2].cost, 3);
  EXPECT_EQ(puzzle.constant, -3);
  EXPECT_EQ(puzzle.rows[0].least, 2);
  EXPECT_EQ(puzzle.rows[0].most, infinity);
  EXPECT_EQ(puzzle.rows[1].most, 1);
  EXPECT_EQ(puzzle.rows[2].least, -1);  // 1 - x1 + 2 - 2 x2 >= 2
  EXPECT_EQ(puzzle.rows[3].most, 0);
  EXPECT_EQ(puzzle.entries_of(1).size(), 2U);
  EXPECT_EQ(fault(puzzle, {1, 0, 0}), "row c1 is 1, less than 2");
  EXPECT_EQ(fault(puzzle, {1, 1, 0}), "row c3 is -3, less than -1");
  EXPECT_EQ(opb_why_not(puzzle), "the objective has a constant");
}

TEST(Opb, ComesBackAsItWasWritten) {
  const std::string text =
      "* #variable= 3 #constraint= 2\nmin: +2 x1 -3 x3 ;\n+1 x1 +4 x2 -2 x3 >= 2 ;\n"
      "+1 x3 = 1 ;\n";
  EXPECT_EQ(write_opb(puzzle_of(text)), text);
  EXPECT_TRUE(Traits::looks_like(text));
  EXPECT_EQ(Traits::form(*Traits::read({"f", text, 1}), 2), text);
  EXPECT_FALSE(looks_like_opb("* a comment of MPS\nNAME\n"));
}

TEST(Opb, SaysWhatItCanNotHold) {
  const auto why_not = [](auto change) {
    Puzzle puzzle = puzzle_of("* #variable= 1 #constraint= 1\n+1 x1 >= 1 ;\n");
    change(puzzle);
    return opb_why_not(puzzle);
  };
  EXPECT_EQ(why_not([](Puzzle&) {}), "");
  EXPECT_EQ(why_not([](Puzzle& puzzle) { puzzle.maximise = true; }),
            "the objective is to be large");
  EXPECT_EQ(why_not([](Puzzle& puzzle) { puzzle.columns[0].most = 2; }),
            "variable x1 is not 0 or 1");
  EXPECT_EQ(why_not([](Puzzle& puzzle) { puzzle.columns[0].name = "y"; }),
            "variable y is not called x1");
  EXPECT_EQ(why_not([](Puzzle& puzzle) { puzzle.rows[0].most = 2; }), "row c1 has not one bound");
  EXPECT_EQ(why_not([](Puzzle& puzzle) { puzzle.rows[0].least = minus_infinity; }),
            "row c1 has not one bound");
  EXPECT_EQ(why_not([](Puzzle& puzzle) { puzzle.add_row({"r", 0, infinity}); }), "row r is empty");
  EXPECT_EQ(opb_why_not(Puzzle()), "there is no variable");
}

TEST(Opb, RefusesWhatIsWrong) {
  const std::string head = "* #variable= 2 #constraint= 1\n";
  testing::expect_refused(
      {
          {"", "1:1: expected `* #variable= N #constraint= M`"},
          {"+1 x1 >= 1;\n", "1:1: expected `* #variable= N #constraint= M`"},
          {"* #variable= 999999999 #constraint= 1\n",
           "1:14: the number of variables of `999999999` is too large: the most is 38"},
          {"* #variable= 1 constraints\n", "1:16: expected `#constraint=`, found `constraints`"},
          {head + "max: x1;\n", "2:1: expected `min:`: OPB knows no maxima"},
          {head + "min: +1 x1\n", "2:11: expected `;`, found the end of the line"},
          {head + "+1 x1 >= 1\n", "2:11: expected `;`, found the end of the line"},
          {head + "+1 x1 1;\n", "2:8: expected a variable such as x1, found `;`"},
          {head + "+1 x1;\n",
           "2:6: expected a term such as `+2 x1`, or `>=`, `<=` or `=`, found `;`"},
          {head + "+1 y1 >= 1;\n", "2:4: expected a variable such as x1, found `y1`"},
          {head + "+1 x3 >= 1;\n",
           "2:5: the number of a variable of `3` is too large: the most is 2"},
          {head + "+1 x1 +1 ~x1 >= 1;\n", "2:10: x1 stands twice in this sum"},
          {head + "+1 x1 x2 >= 1;\n", "2:7: products of variables are not linear"},
          {head + "+1.5 x1 >= 1;\n", "2:2: expected a whole number, found `1.5`"},
          {head + "+9999999999999999 x1 >= 1;\n",
           "2:2: a whole number of `9999999999999999` is too large: the most is 4503599627370496"},
          {head + "+1 x1 >= 1; +1 x2 >= 1;\n",
           "2:24: the file has 2 constraints, not 1 as the first line says"},
          {head + "+4503599627370496 ~x1 >= -4503599627370496;\n",
           "2:44: the bound of this constraint is too large"},
      },
      [](const Text& text) { return read_opb(text); });
}

TEST(SolverLines, AreAnswers) {
  const Puzzle puzzle = puzzle_of("* #variable= 3 #constraint= 1\n+1 x1 +1 x3 >= 2 ;\n");
  const auto answer_of = [&](const std::string& text) {
    const Result<Answer> answer = read_answer(puzzle, {"a", text, 1});
    EXPECT_TRUE(answer) << to_string(answer.error());
    return answer ? *answer : Answer();
  };
  const Answer answer = answer_of("c clasp\no 3\ns OPTIMUM FOUND\nv x1 -x2\nv x3\nc Models : 1\n");
  EXPECT_EQ(answer.values, (Solution{1, 0, 1}));
  EXPECT_EQ(check(puzzle, answer).check, Check::verified);
  EXPECT_EQ(answer_of("s SATISFIABLE\nv x1\n").values, (Solution{1, 0, 0}));
  EXPECT_EQ(answer_of("s UNSATISFIABLE\n").verdict, Verdict::unsolvable);
  EXPECT_EQ(answer_of("s UNKNOWN\nv x1\n").verdict, Verdict::unknown);
  testing::expect_refused(
      {
          {"c nothing\n", "1:10: expected a line `s`"},
          {"s YES\n",
           "1:3: expected `SATISFIABLE`, `OPTIMUM FOUND`, `UNSATISFIABLE` or `UNKNOWN`, found "
           "`YES`"},
          {"s SATISFIABLE\nv 1\n", "2:3: expected a literal such as x1 or -x1, found `1`"},
          {"s SATISFIABLE\nv x4\n",
           "2:4: the number of a variable of `4` is too large: the most is 3"},
          {"s SATISFIABLE\nv x1 -x1\n", "2:6: variable x1 is given twice"},
          {"s SATISFIABLE\nx1\n", "2:1: expected a line `c`, `s`, `o` or `v`, found `x1`"},
      },
      [&](const Text& text) { return read_answer(puzzle, text); });
}

}  // namespace
}  // namespace hardboard::integer_programme
