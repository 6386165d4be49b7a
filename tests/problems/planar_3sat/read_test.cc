// Planar 3SAT: what is read, what comes back, and every way to be wrong.
#include "problems/planar_3sat/read.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "support/bad_input.h"

namespace hardboard::planar_3sat {
namespace {

const std::string head = "planar-3sat\nvariables 5\n";

TEST(Planar3SatRead, EverythingAtOnce) {
  const auto puzzle = read({"f",
                            "# comment\n\nplanar-3sat # the kind\r\nvariables\t5\n"
                            "above # outward\n4 2 3\n  5 1\n\n5\n"
                            "below\n1 # alone\n",
                            1});
  ASSERT_TRUE(puzzle) << to_string(puzzle.error());
  EXPECT_EQ(puzzle->variables, 5U);
  EXPECT_EQ(puzzle->above, (std::vector<Clause>{{{2, 3, 4}, 3}, {{1, 5}, 2}, {{5}, 1}}));
  EXPECT_EQ(puzzle->below, (std::vector<Clause>{{{1}, 1}}));
  EXPECT_EQ(write(*puzzle), head + "above\n2 3 4\n1 5\n5\nbelow\n1\n");
}

TEST(Planar3SatRead, BlocksMayBeMissingAndComeInAnyOrder) {
  EXPECT_EQ(write(*read({"f", "planar-3sat\nvariables 0", 1})),
            "planar-3sat\nvariables 0\nabove\nbelow\n");
  EXPECT_EQ(write(*read({"f", head + "below\n1 2\nabove\n3", 1})), head + "above\n3\nbelow\n1 2\n");
}

TEST(Planar3SatRead, BadInput) {
  const std::string above = head + "above\n";
  testing::expect_refused(
      {
          {"planar-3sat", "1:12: the puzzle ends without a line `variables`"},
          {"planar-3sat now\n", "1:13: expected the end of the line, found `now`"},
          {"planar-3sat\nabove\n1\n", "2:1: `variables` must come before `above`"},
          {"planar-3sat\nvariables x\n", "2:11: expected a number of variables, found `x`"},
          {"planar-3sat\nvariables 100000001\n",
           "2:11: a number of variables of `100000001` is too large: the most is 100000000"},
          {head + "variables 5\n", "3:1: `variables` is given twice, first on line 2"},
          {head + "beside\n", "3:1: expected variables, above or below, found `beside`"},
          {above + "1 2\nabove\n", "5:1: `above` is given twice, first on line 3"},
          {above + "1 6\n", "4:3: a variable of `6` is too large: the most is 5"},
          {above + "-1 2\n", "4:1: a variable of `-1` is too small: the least is 1"},
          {above + "1 2 3 4\n", "4:7: a clause has at most three variables"},
          {above + "2 1 2\n", "4:5: variable 2 stands twice in the clause"},
      },
      [](const Text& text) { return read(text); });
}

TEST(Planar3SatRead, ClausesThatCrossAreRefusedWithBoth) {
  const std::string above = head + "above\n";
  const auto behind = [](const std::string& variable, const std::string& clause,
                         const std::string& line) {
    return "variable " + variable + " lies behind the clause `" + clause + "` of line " + line +
           ", which this clause would cross";
  };
  testing::expect_refused(
      {
          {above + "1 3\n2\n", "5:1: " + behind("2", "1 3", "4")},
          {above + "5 4\n1 3\n\n# in between\n5 1 2\n", "8:5: " + behind("2", "1 3", "5")},
          {above + "1 2 4\n2 4\n", "5:1: " + behind("2", "1 2 4", "4")},
          {above + "2 4\n1 5\n3 5\n", "6:1: " + behind("3", "1 5", "5")},
          {head + "below\n1 2 3\n1 2\n", "5:3: " + behind("2", "1 2 3", "4")},
      },
      [](const Text& text) { return read(text); });
}

}  // namespace
}  // namespace hardboard::planar_3sat
