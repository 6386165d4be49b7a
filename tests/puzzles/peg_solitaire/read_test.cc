// What peg solitaire files mean, and that what is written reads back.
#include "puzzles/peg_solitaire/read.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <sstream>
#include <string>

#include "puzzles/peg_solitaire/boards.h"
#include "puzzles/peg_solitaire/directions.h"
#include "puzzles/peg_solitaire/write.h"
#include "support/peg_puzzle.h"
#include "support/random_pegs.h"

namespace hardboard::peg_solitaire {
namespace {

using testing::puzzle_of;
using testing::random_pegs;

// All that a puzzle says, in words of the test's own.
std::string describe(const Puzzle& puzzle) {
  std::ostringstream out;
  const char* const goals[] = {"peg", "one", "one_at", "target"};
  out << goals[static_cast<int>(puzzle.goal)];
  if (puzzle.goal == Goal::peg || puzzle.goal == Goal::one_at) out << " " << name(puzzle.at);
  const Directions& lines = puzzle.directions;
  out << (lines.horizontal ? " -" : "") << (lines.vertical ? " |" : "")
      << (lines.rising ? " /" : "") << (lines.falling ? " \\" : "");
  for (std::size_t i = 0; i < puzzle.holes.size(); ++i) {
    out << " " << name(puzzle.holes[i]) << (puzzle.pegs.at(i) != 0 ? "o" : ".");
    if (!puzzle.target.empty()) out << (puzzle.target.at(i) != 0 ? "o" : ".");
  }
  return out.str();
}

std::string described(const std::string& text) {
  const auto puzzle = read({"f", text, 1});
  return puzzle ? describe(*puzzle) : to_string(puzzle.error());
}

TEST(PegRead, Board) {
  EXPECT_EQ(described("peg-solitaire\ngoal peg 4 2\nboard\n# o o .\no . # o\n"),
            "peg d2 - | a1o b1. d1o b2o c2o d2.");
}

TEST(PegRead, Goals) {
  EXPECT_EQ(described("peg-solitaire\nboard\no .\n"), "one - | a1o b1.");
  EXPECT_EQ(described("peg-solitaire\ngoal one\nboard\no .\n"), "one - | a1o b1.");
  EXPECT_EQ(described("peg-solitaire\ngoal one b1\nboard\no .\n"), "one_at b1 - | a1o b1.");
  EXPECT_EQ(described("peg-solitaire\ngoal one 2 1\nboard\no .\n"), "one_at b1 - | a1o b1.");
  EXPECT_EQ(described("peg-solitaire\ngoal target\nboard\no . #\ntarget\n. o #\n"),
            "target - | a1o. b1.o");
}

TEST(PegRead, KeysComeInAnyOrder) {
  EXPECT_EQ(described("peg-solitaire\ntarget\n. o\n\nboard\no .\n \njumps diagonal # so\n"
                      "goal target\n"),
            "target / \\ a1o. b1.o");
}

TEST(PegRead, Jumps) {
  const auto lines = [](const std::string& words) {
    return described("peg-solitaire\njumps " + words + "\nboard\no .\n");
  };
  EXPECT_EQ(lines("orthogonal"), "one - | a1o b1.");
  EXPECT_EQ(lines("diagonal"), "one / \\ a1o b1.");
  EXPECT_EQ(lines("all"), "one - | / \\ a1o b1.");
  EXPECT_EQ(lines("triangular"), "one - | \\ a1o b1.");
  EXPECT_EQ(lines("rising horizontal"), "one - / a1o b1.");
}

TEST(PegRead, OriginMovesTheBoard) {
  EXPECT_EQ(described("peg-solitaire\norigin -2 0\ngoal peg -1 0\nboard\n# .\no o\n"),
            "peg (-1,0) - | (-2,0)o (-1,0)o (-1,1).");
  EXPECT_EQ(described("peg-solitaire\norigin 0 -4\nvacant 0 -4\nboard square 2\n"),
            "one - | (0,-4). (1,-4)o (0,-3)o (1,-3)o");
}

TEST(PegRead, ListsOfHolesAreSorted) {
  EXPECT_EQ(described("peg-solitaire\nholes\n7 2 o\n-5 2 .\n9 -1 .\n"),
            "one - | (9,-1). (-5,2). g2o");
  EXPECT_EQ(described("peg-solitaire\ngoal target\nholes\n2 1 . o\n1 1 o .\n"),
            "target - | a1o. b1.o");
}

TEST(PegRead, MarksAndLineEndsOfOtherSystems) {
  EXPECT_EQ(described("\xEF\xBB\xBFpeg-solitaire\r\n\r\ngoal one\t# any\r\nboard\r\no\t. \r\n\r\n"),
            "one - | a1o b1.");
}

TEST(PegRead, BuiltInBoards) {
  struct Expected {
    std::string name, vacant;
    std::size_t holes;
  };
  for (const Expected& expected : std::vector<Expected>{{"english", "d4", 33},
                                                        {"european", "d4", 37},
                                                        {"wiegleb", "e5", 45},
                                                        {"asymmetric", "d4", 39},
                                                        {"diamond41", "e5", 41},
                                                        {"square 7", "d4", 49},
                                                        {"triangle 5", "a5", 15}}) {
    const Puzzle puzzle = puzzle_of("peg-solitaire\nboard " + expected.name + "\n");
    EXPECT_EQ(puzzle.holes.size(), expected.holes) << expected.name;
    EXPECT_EQ(std::count(puzzle.pegs.begin(), puzzle.pegs.end(), 0), 1);
    const auto vacant = std::find(puzzle.pegs.begin(), puzzle.pegs.end(), 0) - puzzle.pegs.begin();
    EXPECT_EQ(name(puzzle.holes[static_cast<std::size_t>(vacant)]), expected.vacant);
    EXPECT_EQ(puzzle.directions == triangular, expected.name == "triangle 5");
  }
}

TEST(PegRead, BuiltInBoardsWithOtherHolesVacant) {
  EXPECT_EQ(described("peg-solitaire\nvacant b1 3 1\nboard triangle 3\njumps all\n"),
            "one - | / \\ a1o b1. c1. a2o b2o a3o");
  EXPECT_EQ(described("peg-solitaire\nboard square 2\nvacant a1\ngoal target\ntarget\n. .\no .\n"),
            "target - | a1.o b1o. a2o. b2o.");
}

TEST(PegWrite, Golden) {
  EXPECT_EQ(write(puzzle_of("peg-solitaire\nboard english\ngoal one d4\n")),
            "peg-solitaire\ngoal one 4 4\nboard\n"
            "# # o o o # #\n# # o o o # #\no o o o o o o\no o o . o o o\no o o o o o o\n"
            "# # o o o # #\n# # o o o # #\n");
  EXPECT_EQ(write(puzzle_of("peg-solitaire\nboard triangle 2\n")),
            "peg-solitaire\ngoal one\njumps triangular\nboard\n. #\no o\n");
  EXPECT_EQ(write(puzzle_of("peg-solitaire\ngoal target\norigin 0 0\nboard\n# # #\n# o .\n"
                            "target\n# # #\n# . .\n")),
            "peg-solitaire\ngoal target\norigin 1 0\nboard\no .\ntarget\n. .\n");
  EXPECT_EQ(write(puzzle_of("peg-solitaire\njumps falling vertical\nholes\n90000 3 o\n-1 2 .\n")),
            "peg-solitaire\ngoal one\njumps vertical falling\nholes\n-1 2 .\n90000 3 o\n");
}

RC_GTEST_PROP(PegWrite, WhatIsWrittenReadsBack, ()) {
  Puzzle puzzle = random_pegs();
  // Now and then so far apart that it is not drawn.
  if (*rc::gen::arbitrary<bool>()) {
    puzzle.holes.push_back({50'000, puzzle.holes.back().y + 100});
    puzzle.pegs.push_back(1);
    if (puzzle.goal == Goal::target) puzzle.target.push_back(0);
  }
  RC_ASSERT(described(write(puzzle)) == describe(puzzle));
}

}  // namespace
}  // namespace hardboard::peg_solitaire
