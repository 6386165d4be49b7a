// Each way for a peg solitaire file to be wrong, and the words that refuse it.
#include <gtest/gtest.h>
#include <string>

#include "puzzles/peg_solitaire/read.h"
#include "support/bad_input.h"

namespace hardboard::peg_solitaire {
namespace {

using testing::BadInput;

void expect_refused(const std::vector<BadInput>& table) {
  testing::expect_refused(table, read);
}

TEST(PegReadErrors, Lines) {
  expect_refused({
      {"", "1:1: nothing here: expected `peg-solitaire`"},
      {"pegs\n", "1:1: expected `peg-solitaire`, found `pegs`"},
      {"peg-solitaire 7\n", "1:15: expected the end of the line, found `7`"},
      {"peg-solitaire\n", "1:14: the puzzle ends without a `board` or a list of `holes`"},
      {"peg-solitaire\ngaol one\n",
       "2:1: expected goal, jumps, origin, vacant, board, holes or target, found `gaol`"},
      {"peg-solitaire\ngoal one\ngoal one\n", "3:1: `goal` is given twice, first on line 2"},
      {"peg-solitaire\njumps all\njumps all\n", "3:1: `jumps` is given twice, first on line 2"},
      {"peg-solitaire\norigin 1 1\norigin 1 1\n", "3:1: `origin` is given twice, first on line 2"},
      {"peg-solitaire\nvacant a1\nvacant a1\n", "3:1: `vacant` is given twice, first on line 2"},
      {"peg-solitaire\nboard\no\nboard\no\n", "4:1: a second board; the first is given on line 2"},
      {"peg-solitaire\nboard\no\nholes\n1 1 o\n",
       "4:1: a second board; the first is given on line 2"},
      {"peg-solitaire\ntarget\no\ntarget\no\n", "4:1: `target` is given twice, first on line 2"},
      {std::string("peg-solitaire\nboard\no \0\n", 24), "3:3: a NUL byte: this is not a text file"},
  });
}

TEST(PegReadErrors, Goals) {
  expect_refused({
      {"peg-solitaire\ngoal\n",
       "2:5: expected `peg`, `one` or `target`, found the end of the line"},
      {"peg-solitaire\ngoal two\n", "2:6: expected `peg`, `one` or `target`, found `two`"},
      {"peg-solitaire\ngoal peg\n",
       "2:9: expected a square, such as d4 or 4 4, found the end of the line"},
      {"peg-solitaire\ngoal peg x\n", "2:10: expected a square, such as d4 or 4 4, found `x`"},
      {"peg-solitaire\ngoal one 4\n", "2:11: expected a coordinate y, found the end of the line"},
      {"peg-solitaire\ngoal one 4 4 4\n", "2:14: expected the end of the line, found `4`"},
      {"peg-solitaire\ngoal one 4294967296 4\n",
       "2:10: a coordinate x of `4294967296` is too large: the most is 2147483647"},
      {"peg-solitaire\ngoal target d4\n", "2:13: expected the end of the line, found `d4`"},
      {"peg-solitaire\ngoal peg 2 2\nboard\no o\n", "2:10: b2 is no hole of the board"},
      {"peg-solitaire\ngoal one a1\nboard\n# o\n", "2:10: a1 is no hole of the board"},
  });
}

TEST(PegReadErrors, Jumps) {
  const std::string expected =
      "expected orthogonal, diagonal, all, triangular, or some of horizontal, vertical, rising, "
      "falling, found ";
  expect_refused({
      {"peg-solitaire\njumps\n", "2:6: " + expected + "the end of the line"},
      {"peg-solitaire\njumps long\n", "2:7: " + expected + "`long`"},
      {"peg-solitaire\njumps rising all\n", "2:14: " + expected + "`all`"},
      {"peg-solitaire\njumps all rising\n", "2:11: expected the end of the line, found `rising`"},
  });
}

TEST(PegReadErrors, Boards) {
  expect_refused({
      {"peg-solitaire\nboard\n", "2:6: there is no hole in this block"},
      {"peg-solitaire\nboard\n# #\n", "3:4: there is no hole in this block"},
      {"peg-solitaire\nboard\no x\n",
       "3:3: expected `o` (a peg), `.` (an empty hole) or `#` (no hole), found `x`"},
      {"peg-solitaire\nboard\noo@oo.\n",
       "3:3: expected `o` (a peg), `.` (an empty hole) or `#` (no hole), found `@oo.`"},
      {"peg-solitaire\nboard\no . o\nooxx o\n",
       "4:3: expected `o` (a peg), `.` (an empty hole) or `#` (no hole), found `xx`"},
      {"peg-solitaire\nboard\no . o\ngaol one\n",
       "4:1: expected `o` (a peg), `.` (an empty hole) or `#` (no hole), found `gaol`"},
      {"peg-solitaire\nboard\no . o\norgin 1 1\n",
       "4:1: expected goal, jumps, origin, vacant, board, holes or target, found `orgin`"},
      {"peg-solitaire\nboard\no . o\n\ngaol one\n",
       "5:1: expected goal, jumps, origin, vacant, board, holes or target, found `gaol`"},
      {"peg-solitaire\nboard\no .\no . #\n",
       "4:5: this row has more squares than the first, which has 2"},
      {"peg-solitaire\nboard\no .\no\n", "4:2: this row has 1 square, the first has 2"},
      {"peg-solitaire\nboard\no .\n\no .\n", "5:1: a blank line inside the board"},
      {"peg-solitaire\nboard\no\norigin 1 1\n", "4:1: `origin` must come before the board"},
      {"peg-solitaire\norigin 2147483647 1\nboard\no .\n",
       "4:3: the board goes beyond 32-bit coordinates"},
      {"peg-solitaire\norigin 1 2147483647\nboard\no\n.\n",
       "5:2: the board goes beyond 32-bit coordinates"},
  });
}

TEST(PegReadErrors, BuiltInBoards) {
  expect_refused({
      {"peg-solitaire\nboard french\n",
       "2:7: there is no board `french`; the built-in ones are english, european, wiegleb, "
       "asymmetric, diamond41, square, triangle"},
      {"peg-solitaire\nboard english 7\n", "2:15: expected the end of the line, found `7`"},
      {"peg-solitaire\nboard square\n", "2:13: expected a size, found the end of the line"},
      {"peg-solitaire\nboard square 0\n", "2:14: a size of `0` is too small: the least is 1"},
      {"peg-solitaire\nboard square 3163\n",
       "2:14: a size of `3163` is too large: the most is 3162"},
      {"peg-solitaire\nboard triangle 4472\n",
       "2:16: a size of `4472` is too large: the most is 4471"},
      {"peg-solitaire\nboard square 4\n",
       "2:1: this board has no hole in the middle: a line `vacant` must say which holes are empty"},
      {"peg-solitaire\nvacant d4 a1\nboard english\n", "2:11: a1 is no hole of the board"},
      {"peg-solitaire\nvacant d4 4 4\nboard english\n", "2:11: d4 is given twice"},
      {"peg-solitaire\nvacant\nboard english\n",
       "2:7: expected a square, such as d4 or 4 4, found the end of the line"},
      {"peg-solitaire\nvacant a1\nboard\no o\n",
       "2:1: `vacant` goes with built-in boards; elsewhere a vacant hole is a `.`"},
      {"peg-solitaire\norigin 2147483640 1\nboard english\n",
       "2:1: the board goes beyond 32-bit coordinates"},
  });
}

TEST(PegReadErrors, Lists) {
  expect_refused({
      {"peg-solitaire\nholes\n", "2:6: there is no hole in this block"},
      {"peg-solitaire\nholes now\n", "2:7: expected the end of the line, found `now`"},
      {"peg-solitaire\nholes\n1 x o\n", "3:3: expected a coordinate y, found `x`"},
      {"peg-solitaire\nholes\n1 1 x\n",
       "3:5: expected `o` (a peg) or `.` (an empty hole), found `x`"},
      {"peg-solitaire\nholes\n1 1 o o o\n", "3:9: expected the end of the line, found `o`"},
      {"peg-solitaire\nholes\n1 1 o\n2 1 o\n1 1 .\n2 1 .\n", "5:1: the hole a1 is given twice"},
      {"peg-solitaire\nholes\n1 1 o\n2 1 o .\n",
       "4:7: the lines before don't say what a target has"},
      {"peg-solitaire\nholes\n1 1 o .\n2 1 o\n",
       "4:6: the lines before say what the target has in the hole"},
      {"peg-solitaire\norigin 1 1\nholes\n1 1 o\n",
       "3:1: `holes` have their own coordinates: `origin` goes with a board"},
      {"peg-solitaire\ngoal target\nholes\n1 1 o\n",
       "2:1: the lines of `holes` don't say what the target has in them"},
      {"peg-solitaire\nholes\n1 1 o .\n",
       "2:1: the lines of `holes` have a target, which goes with `goal target`"},
      {"peg-solitaire\ngoal target\nholes\n1 1 o .\ntarget\no\n",
       "5:1: with a list of `holes` the target is a fourth word of its lines"},
  });
}

TEST(PegReadErrors, Targets) {
  expect_refused({
      {"peg-solitaire\ngoal target\nboard\no\n", "2:1: `goal target` needs a block `target`"},
      {"peg-solitaire\nboard\no\ntarget\n.\n", "4:1: a block `target` goes with `goal target`"},
      {"peg-solitaire\ngoal target\nboard\no .\ntarget x\n",
       "5:8: expected the end of the line, found `x`"},
      {"peg-solitaire\ngoal target\nboard\no .\ntarget\no\n.\n",
       "5:1: the target has 2 rows of 1, the board 1 of 2"},
      {"peg-solitaire\ngoal target\nboard\no #\no .\ntarget\n. .\n. #\n",
       "7:3: the board has no hole here, the target has one"},
      {"peg-solitaire\ngoal target\nboard\no .\no .\ntarget\n. .\n. #\n",
       "8:3: the board has a hole here, the target has none"},
      {"peg-solitaire\ngoal target\nvacant a1\nboard triangle 2\ntarget\n. .\n. .\n",
       "6:3: the board has no hole here, the target has one"},
  });
}

}  // namespace
}  // namespace hardboard::peg_solitaire
