// And-Or-SAT: what is read, what comes back, and every way to be wrong.
#include "problems/and_or_sat/read.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "support/bad_input.h"

namespace hardboard::and_or_sat {
namespace {

TEST(AndOrSatRead, EverythingAtOnce) {
  const auto puzzle =
      read({"f", "# comment\nand-or-sat\nclauses # both forms\n1 -2 7\r\n\n-1 & 2 | -7\n3\n", 1});
  ASSERT_TRUE(puzzle) << to_string(puzzle.error());
  EXPECT_EQ(puzzle->variables, 7U);
  EXPECT_EQ(puzzle->clauses,
            (std::vector<Clause>{{{1, -2, 7}, 3, false}, {{-1, 2, -7}, 3, true}, {{3}, 1, false}}));
  EXPECT_EQ(write(*puzzle), "and-or-sat\nclauses\n1 -2 7\n-1 & 2 | -7\n3\n");
}

TEST(AndOrSatRead, BadInput) {
  const std::string head = "and-or-sat\nclauses\n";
  testing::expect_refused(
      {
          {"and-or-sat", "1:11: the puzzle ends without a block `clauses`"},
          {"and-or-sat\nclause\n", "2:1: expected `clauses`, found `clause`"},
          {head + "1 0\n", "3:3: 0 is no literal: a clause ends with its line"},
          {head + "1 2 3 4\n", "3:7: a clause has at most three literals"},
          {head + "1 & 2\n", "3:6: expected `|`, found the end of the line"},
          {head + "1 & 2 | 3 4\n", "3:11: expected the end of the line, found `4`"},
          {head + "1 | 2\n", "3:3: expected a literal, found `|`"},
          {head + "1 2 & 3\n", "3:5: expected a literal, found `&`"},
          {head + "100000001\n",
           "3:1: a literal of `100000001` is too large: the most is 100000000"},
      },
      [](const Text& text) { return read(text); });
}

TEST(AndOrSatRead, LiteralsThatDoNotOccurOnceAreNamed) {
  const auto why = [](const std::string& clauses) {
    return why_not_once_each(*read({"f", "and-or-sat\nclauses\n" + clauses, 1})).value_or("");
  };
  EXPECT_EQ(why("1 -2\n-1 2\n"), "");
  EXPECT_EQ(why("1 -2\n-1\n"), "literal 2 occurs 0 times, not once");
  EXPECT_EQ(why("1 -2\n-1 & 2 | -1\n"), "literal -1 occurs 2 times, not once");
}

}  // namespace
}  // namespace hardboard::and_or_sat
