// Peg army files: what is read, what comes back, and every way to be wrong.
#include "puzzles/peg_army/read.h"

#include <gtest/gtest.h>
#include <string>

#include "puzzles/peg_army/write.h"
#include "support/bad_input.h"
#include "support/random_army.h"

namespace hardboard::peg_army {
namespace {

bool same(const Puzzle& a, const Puzzle& b) {
  return a.shape == b.shape && a.size == b.size && a.squares == b.squares && a.goal == b.goal &&
         a.margin == b.margin && a.tuples == b.tuples;
}

std::string again(const std::string& text) {
  const auto puzzle = read({"f", text, 1});
  return puzzle ? write(*puzzle) : to_string(puzzle.error());
}

TEST(ArmyRead, Shapes) {
  EXPECT_EQ(again("\xEF\xBB\xBFpeg-army # an open problem\r\n\r\ndesert square 11\r\n"),
            "peg-army\ndesert square 11\n");
  EXPECT_EQ(again("peg-army\ngoal 1 0\nmargin 12\ndesert rhombus 15"),
            "peg-army\ndesert rhombus 15\ngoal 1 0\nmargin 12\n");
  EXPECT_EQ(again("peg-army\ndesert halfplane 4\ngoal 0 4\n"), "peg-army\ndesert halfplane 4\n");
  EXPECT_EQ(read({"f", "peg-army\ndesert halfplane 4\n", 1})->goal, (Square{0, 4}));
}

TEST(ArmyRead, EvenSquaresReachFurtherUp) {
  const Puzzle puzzle = read({"f", "peg-army\ndesert square 12\n", 1}).value();
  EXPECT_TRUE(in_desert(puzzle, {6, -5}));
  EXPECT_FALSE(in_desert(puzzle, {7, 0}));
  EXPECT_FALSE(in_desert(puzzle, {0, -6}));
}

TEST(ArmyRead, Boards) {
  const std::string text =
      "peg-army\ndesert board\nmargin 3\nmoves\n0 0 1 0 : 2 0\n-1 0 : 0 -1\n"
      "origin -3 4\nboard\n. x .\nx * x\n";
  const auto puzzle = read({"f", text, 1});
  ASSERT_TRUE(puzzle) << to_string(puzzle.error());
  EXPECT_EQ(puzzle->squares, (std::vector<Square>{{-3, 4}, {-2, 4}, {-1, 4}, {-2, 5}}));
  EXPECT_EQ(puzzle->goal, (Square{-2, 4}));
  EXPECT_EQ(puzzle->tuples.size(), 2U);
  EXPECT_EQ(write(*puzzle), text);
  // Without `*` a line `goal`, or the default, says where it is.
  EXPECT_EQ(again("peg-army\ndesert board\nboard\nx x\ngoal 2 1\n"),
            "peg-army\ndesert board\nboard\nx *\n");
  EXPECT_EQ(again("peg-army\ndesert board\norigin 0 0\nboard\n. .\nx .\n\n# the end\n"),
            "peg-army\ndesert board\norigin 0 0\nboard\n*\n");
}

TEST(ArmyRead, Errors) {
  const auto army = [](const std::string& lines) { return "peg-army\n" + lines; };
  testing::expect_refused(
      {
          {"", "1:1: nothing here: expected `peg-army`"},
          {"peg-solitaire\n", "1:1: expected `peg-army`, found `peg-solitaire`"},
          {"peg-army 1\n", "1:10: expected the end of the line, found `1`"},
          {std::string("peg-army\0", 9), "1:9: a NUL byte: this is not a text file"},
          {"peg-army", "1:9: the puzzle ends without a line `desert`"},
          {army("deserts\n"),
           "2:1: expected desert, goal, margin, origin, moves or board, found `deserts`"},
          {army("desert\n"),
           "2:7: expected `square`, `rhombus`, `halfplane` or `board`, found the end of the line"},
          {army("desert round 3\n"),
           "2:8: expected `square`, `rhombus`, `halfplane` or `board`, found `round`"},
          {army("desert square\n"), "2:14: expected a size, found the end of the line"},
          {army("desert square 0\n"), "2:15: a size of `0` is too small: the least is 1"},
          {army("desert square 1001\n"), "2:15: a size of `1001` is too large: the most is 1000"},
          {army("desert square 3 3\n"), "2:17: expected the end of the line, found `3`"},
          {army("desert rhombus 4\n"), "2:16: a rhombus has an odd size: 4 is even"},
          {army("desert board 4\n"), "2:14: expected the end of the line, found `4`"},
          {army("desert square 3\ndesert square 3\n"),
           "3:1: `desert` is given twice, first on line 2"},
          {army("desert square 3\ngoal 0\n"),
           "3:7: expected a coordinate y, found the end of the line"},
          {army("desert square 3\ngoal 2 0\n"), "3:1: the goal 2 0 does not lie in the desert"},
          {army("desert halfplane 3\ngoal 2 0\n"), "3:1: the goal 2 0 does not lie in the desert"},
          {army("desert board\nboard\nx x\n"), "3:1: the goal 0 0 does not lie in the desert"},
          {army("desert board\nboard\nx *\ngoal 1 1\n"),
           "5:1: the goal is given twice: by a line `goal` and by `*`"},
          {army("desert board\ngoal 1 1\nboard\nx *\n"),
           "5:3: the goal is given twice: by a line `goal` and by `*`"},
          {army("margin -1\n"), "2:8: a margin of `-1` is too small: the least is 0"},
          {army("margin 1001\n"), "2:8: a margin of `1001` is too large: the most is 1000"},
          {army("desert board\n"), "2:13: the puzzle ends without a block `board`"},
          {army("desert square 3\nboard\nx\n"),
           "3:1: a block `board` goes with `desert board` only"},
          {army("desert square 3\norigin 0 0\n"), "3:1: `origin` goes with a block `board` only"},
          {army("board\n*\norigin 0 0\n"), "4:1: `origin` must come before `board`"},
          {army("desert board\nboard\n"), "3:1: `board` has no rows"},
          {army("desert board\nboard\nx *\nx\n"), "5:2: this row has 1 square, the first has 2"},
          {army("desert board\nboard\nx\nx *\n"),
           "5:3: this row has more squares than the first, which has 1"},
          {army("desert board\nboard\nx #\n"), "4:3: expected `.`, `x` or `*`, found `#`"},
          {army("desert board\nboard\n.x*\noo.\n"), "5:1: expected `.`, `x` or `*`, found `oo.`"},
          {army("desert board\nboard\n* *\n"), "4:3: a second `*`, the first is on line 4"},
          {army("desert board\nboard\n*\n\nx\n"), "6:1: a blank line inside the board"},
          {army("desert board\norigin 2147483647 1\nboard\n. *\n"),
           "5:3: the board goes beyond 32-bit coordinates"},
          {army("desert board\norigin 1 2147483647\nboard\n.\n*\n"),
           "6:2: the board goes beyond 32-bit coordinates"},
          {army("moves\n"), "2:1: `moves` lists no moves"},
          {army("moves\n0 0\n"), "3:4: expected an offset or `:`, found the end of the line"},
          {army("moves\n: 0 0\n"), "3:1: expected an offset, found `:`"},
          {army("moves\n0 0 :\n"), "3:6: expected an offset x, found the end of the line"},
          {army("moves\n0 : 1 0\n"), "3:3: expected an offset y, found `:`"},
          {army("moves\n0 0 0 0 : 1 0\n"), "3:5: the offset 0 0 is taken twice"},
          {army("moves\n0 0 : 0 0\n"), "3:7: the offset 0 0 is taken and put to"},
          {army("moves\n0 0 : 101 0\n"), "3:7: an offset x of `101` is too large: the most is 100"},
          {army("moves\n0 0 : 1 0 2\n"), "3:11: expected the end of the line, found `2`"},
      },
      read);
}

TEST(ArmyRead, WhatIsWrittenReadsBack) {
  Random random(5);
  for (int round = 0; round < 2000; ++round) {
    const Puzzle puzzle = testing::random_army(random);
    const std::string text = write(puzzle);
    const auto back = read({"f", text, 1});
    ASSERT_TRUE(back) << to_string(back.error()) << "\n" << text;
    ASSERT_TRUE(same(*back, puzzle)) << text;
  }
}

}  // namespace
}  // namespace hardboard::peg_army
