// Integer programmes: MPS that is read and comes back, every way to be wrong, solutions as CBC
// prints them, and their check.
#include <gtest/gtest.h>
#include <sstream>

#include "problems/integer_programme/traits.h"
#include "support/bad_input.h"

namespace hardboard::integer_programme {
namespace {

// Fixed MPS with all that it may have.
const std::string whole =
    "* a comment\n"
    "NAME          example\n"
    "OBJSENSE\n"
    "    MIN\n"
    "ROWS\n"
    " N  cost\n"
    " L  lim1\n"
    " G  lim2\n"
    " E  myeqn\n"
    " N  free\n"
    "COLUMNS\n"
    "    MARKER                 'MARKER'                 'INTORG'\n"
    "    x         cost         1.0   lim1         1\n"
    "    x         lim2         1e0\n"
    "    y         cost         2     lim1         1\n"
    "    y         myeqn        -1    free         5\n"
    "    MARKER                 'MARKER'                 'INTEND'\n"
    "    z         cost         -1    myeqn        1\n"
    "RHS\n"
    "    RHS       lim1         4     lim2         1\n"
    "    RHS       myeqn        7     cost         -3\n"
    "RANGES\n"
    "    RNG       lim1         2     myeqn        -1\n"
    "BOUNDS\n"
    " UP BND       x            4\n"
    " LO BND       y            -1\n"
    " UI BND       z            9\n"
    "ENDATA\n";

Puzzle puzzle_of(const std::string& text) {
  const Result<Puzzle> puzzle = read({"f", text, 1});
  EXPECT_TRUE(puzzle) << to_string(puzzle.error());
  return puzzle.value();
}

// CBC takes the word behind NAME for the name, and FREE behind it for the sort of file.
TEST(IntegerProgrammeWrite, NamesProgrammesWithoutAName) {
  Puzzle puzzle;
  puzzle.add_column({"x", 0, 1, 0}, {});
  EXPECT_TRUE(write(puzzle).starts_with("NAME programme FREE\n"));
  EXPECT_EQ(write(puzzle_of(write(puzzle))), write(puzzle));
}

TEST(IntegerProgrammeRead, TakesMps) {
  const Puzzle puzzle = puzzle_of(whole);
  EXPECT_EQ(puzzle.name, "example");
  EXPECT_EQ(puzzle.constant, 3);
  ASSERT_EQ(puzzle.rows.size(), 4U);
  EXPECT_EQ(puzzle.rows[0].least, 2);
  EXPECT_EQ(puzzle.rows[0].most, 4);
  EXPECT_EQ(puzzle.rows[1].least, 1);
  EXPECT_EQ(puzzle.rows[1].most, infinity);
  EXPECT_EQ(puzzle.rows[2].least, 6);
  EXPECT_EQ(puzzle.rows[2].most, 7);
  EXPECT_EQ(puzzle.rows[3].least, minus_infinity);
  ASSERT_EQ(puzzle.columns.size(), 3U);
  EXPECT_EQ(puzzle.columns[1].least, -1);
  EXPECT_EQ(puzzle.columns[1].most, infinity);
  EXPECT_EQ(puzzle.columns[2].most, 9);
  EXPECT_EQ(puzzle.entries_of(1).size(), 3U);
  const std::string text = write(puzzle);
  EXPECT_EQ(write(puzzle_of(text)), text);
  EXPECT_TRUE(looks_like(whole));
  EXPECT_FALSE(looks_like("p cnf 1 1\n"));
}

TEST(IntegerProgrammeRead, WritesLp) {
  EXPECT_EQ(write_lp(puzzle_of(whole)),
            "\\ example\nMinimize\n cost: + x + 2 y - z +3\nSubject To\n lim1_most: + x + y <= 4\n"
            " lim1_least: + x + y >= 2\n lim2: + x >= 1\n myeqn_most: - y + z <= 7\n"
            " myeqn_least: - y + z >= 6\nBounds\n 0 <= x <= 4\n y >= -1\n 0 <= z <= 9\n"
            "Generals\n x\n y\n z\nEnd\n");
}

// GLPK takes no LP without a row. Rows without bounds are not written.
TEST(IntegerProgrammeWrite, GivesLpARowWhereThereIsNone) {
  Puzzle puzzle;
  puzzle.add_row({"free", minus_infinity, infinity});
  puzzle.add_column({"x", 1, 4, 1}, {});
  EXPECT_EQ(write_lp(puzzle),
            "\\ programme\nMinimize\n cost: + x\nSubject To\n 0 x >= 0\nBounds\n 1 <= x <= 4\n"
            "Generals\n x\nEnd\n");
}

TEST(IntegerProgrammeWrite, GivesLpAVariableWhereThereIsNone) {
  Puzzle puzzle;
  EXPECT_EQ(write_lp(puzzle),
            "\\ programme\nMinimize\n cost: 0 no_variable\nSubject To\n 0 no_variable >= 0\n"
            "Bounds\n 0 <= no_variable <= 0\nGenerals\nEnd\n");
  puzzle.add_row({"r", 1, infinity});
  EXPECT_EQ(write_lp(puzzle),
            "\\ programme\nMinimize\n cost: 0 no_variable\nSubject To\n r: 0 no_variable >= 1\n"
            "Bounds\n 0 <= no_variable <= 0\nGenerals\nEnd\n");
  const std::string values = "Optimal - objective value 0\n 0 no_variable ";
  EXPECT_TRUE(read_answer(puzzle, {"answer.txt", values + "0 0\n", 1}));
  EXPECT_FALSE(read_answer(puzzle, {"answer.txt", values + "1 0\n", 1}));
}

TEST(IntegerProgrammeRead, RefusesWhatIsWrong) {
  const std::string rows = "ROWS\n N c\n L r\n";
  const std::string columns = rows + "COLUMNS\n m 'MARKER' 'INTORG'\n x c 1 r 1\n";
  testing::expect_refused(
      {
          {"", "1:1: nothing here: expected a section of MPS"},
          {rows + "COLUMNS\n r 5\n", "5:2: expected the name of a column before rows and values"},
          {" x\n", "1:3: expected the name of a section"},
          {"SETS\n",
           "1:1: expected NAME, OBJSENSE, ROWS, COLUMNS, RHS, RANGES, BOUNDS or ENDATA, "
           "found `SETS`"},
          {"NAME x\n", "1:7: the programme ends without `ENDATA`"},
          {"ROWS\n K r\n", "2:2: expected a type of row: N, L, G or E, found `K`"},
          {"ROWS\n L r\n L r\n", "3:4: row `r` is given twice"},
          {rows + "RHS\n r q 1\n", "5:4: there is no row `q`"},
          {rows + "RHS\n r r 1.5\n", "5:6: expected a whole number, found `1.5`"},
          {rows + "RHS\n r r 1e300\n", "5:6: `1e300` is too large: the most is 4503599627370496"},
          {rows + "ENDATA\n", "4:7: the programme has no section `COLUMNS`"},
          {columns + "ROWS\n", "7:1: `ROWS` must come before `COLUMNS`, and once"},
          {columns + " x r 2\nENDATA\n", "6:2: `x` has two entries in row `r`"},
          {columns + " y c 1\n x r 2\nENDATA\n", "8:2: the entries of `x` do not stand together"},
          {columns + "BOUNDS\n UP b z 1\n", "8:7: there is no variable `z`"},
          {columns + "BOUNDS\n XX b x 1\n",
           "8:2: expected a type of bound: UP, LO, FX, FR, MI, PL, BV, LI or UI, found `XX`"},
          {columns + "BOUNDS\n UP b x -1\nENDATA\n",
           "6:2: variable `x` has an upper bound below 0 and no lower bound"},
          {rows + "COLUMNS\n x c 1\nENDATA\n", "5:2: variable `x` is not said to be integer"},
          {columns + "ENDATA\nNAME\n", "8:5: expected nothing behind `ENDATA`"},
      },
      [](const Text& text) { return read(text); });
}

Answer answer_of(const Puzzle& puzzle, const std::string& text) {
  const Result<Answer> answer = read_answer(puzzle, {"a", text, 1});
  EXPECT_TRUE(answer) << to_string(answer.error());
  return answer.value();
}

TEST(IntegerProgrammeAnswer, TakesTheSolutionsOfCbc) {
  const Puzzle puzzle = puzzle_of(whole);
  const Answer answer =
      answer_of(puzzle,
                "Optimal - objective value 0.00000000\n      0 x    4.0000001   1\n"
                "      1 y   -1   2\n      2 z    5    -1\n");
  EXPECT_EQ(answer.values, (Solution{4, -1, 5}));
  EXPECT_EQ(check(puzzle, answer).check, Check::verified) << check(puzzle, answer).reason;
  for (const Form form : {Form::text, Form::json}) {
    std::ostringstream out;
    write_answer(out, puzzle, answer, form);
    EXPECT_EQ(answer_of(puzzle, out.str()).values, answer.values) << out.str();
  }
  EXPECT_EQ(answer_of(puzzle, "Infeasible - objective value 1\n").verdict, Verdict::unsolvable);
  testing::expect_refused(
      {
          {"Optimal\n 0 w 1 1\n", "2:4: there is no variable `w`"},
          {"Optimal\n 0 x 1 1\n 0 x 2 1\n", "3:4: variable `x` is given twice"},
          {"Optimal\n 0 x 1.5 1\n", "2:6: expected a whole number, found `1.5`"},
          {"Optimal\n 0 x\n", "2:5: expected a number, found the end of the line"},
          {"solvable\n 1. x is 3\n", "2:5: expected a variable and its value: name = 12"},
          {"unsolvable\n 1. x = 3\n", "2:5: values belong to solvable programmes alone"},
      },
      [&](const Text& text) { return read_answer(puzzle, text); });
}

TEST(IntegerProgrammeCheck, SaysWhatItFound) {
  const Puzzle puzzle = puzzle_of(whole);
  const auto reason = [&](Solution values) {
    Answer answer;
    answer.verdict = Verdict::solvable;
    answer.values = std::move(values);
    return check(puzzle, answer).reason;
  };
  EXPECT_EQ(reason({4, -1, 5}), "the values keep all bounds");
  EXPECT_EQ(reason({5, -1, 5}), "variable x is 5, more than 4");
  EXPECT_EQ(reason({4, -2, 5}), "variable y is -2, less than -1");
  EXPECT_EQ(reason({4, 1, 5}), "row lim1 is 5, more than 4");
  EXPECT_EQ(reason({0, 2, 9}), "row lim2 is 0, less than 1");
  EXPECT_EQ(reason({4}), "the solution has 1 value, not 3");
}

// Sums beyond 64 bits, where floating point would not see the difference of 1.
TEST(IntegerProgrammeCheck, IsExact) {
  Puzzle puzzle;
  puzzle.add_row({"r", 1, 1});
  const std::vector<Entry> up{{0, most_number}}, down{{0, -most_number}}, one{{0, 1}};
  puzzle.add_column({"x", 0, infinity, 0}, up);
  puzzle.add_column({"y", 0, infinity, 0}, down);
  puzzle.add_column({"z", 0, infinity, 0}, one);
  EXPECT_EQ(fault(puzzle, {most_number, most_number, 1}), std::nullopt);
  EXPECT_EQ(fault(puzzle, {most_number, most_number, 0}), "row r is 0, less than 1");
  EXPECT_EQ(to_string(Sum{most_number} * most_number), "20282409603651670423947251286016");
}

}  // namespace
}  // namespace hardboard::integer_programme
