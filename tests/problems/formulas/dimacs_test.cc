// DIMACS files: what is read, what comes back, and every way to be wrong.
#include "problems/formulas/dimacs.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "base/random.h"
#include "support/bad_input.h"

namespace hardboard::formulas {
namespace {

TEST(Dimacs, EverythingAtOnce) {
  const auto cnf = read_dimacs({"f",
                                "\xEF\xBB\xBF"
                                "c clauses of a test\r\n"
                                "  c indented\r\n"
                                "p cnf  4\t5\r\n"
                                "1 -2\r\n"
                                "c within a clause\r\n"
                                "3 0 -4 0\r\n"
                                "\r\n"
                                "0\r\n"
                                "cryptic comment\r\n"
                                "2 2 -2 0 1 0",
                                1});
  ASSERT_TRUE(cnf) << to_string(cnf.error());
  EXPECT_EQ(cnf->variables, 4U);
  EXPECT_EQ(cnf->literals, (std::vector<Literal>{1, -2, 3, -4, 2, 2, -2, 1}));
  EXPECT_EQ(cnf->ends, (std::vector<std::uint32_t>{3, 4, 4, 7, 8}));
  EXPECT_EQ(write_dimacs(*cnf), "p cnf 4 5\n1 -2 3 0\n-4 0\n0\n2 2 -2 0\n1 0\n");
}

TEST(Dimacs, FilesOfSatlibEndWithAPercentSign) {
  for (const std::string end : {"%\n0\n\n", "%\n0", "%\n", " %\n 0\n", "c\n%\nc\n0\nc\n"}) {
    const auto cnf = read_dimacs({"f", "p cnf 2 1\n1 2 0\n" + end, 1});
    ASSERT_TRUE(cnf) << end << to_string(cnf.error());
    EXPECT_EQ(cnf->size(), 1U);
  }
}

TEST(Dimacs, NothingToSatisfy) {
  const auto cnf = read_dimacs({"f", "p cnf 0 0", 1});
  ASSERT_TRUE(cnf) << to_string(cnf.error());
  EXPECT_EQ(write_dimacs(*cnf), "p cnf 0 0\n");
}

TEST(Dimacs, ErrorsCountLinesFromTheFirstLineOfTheText) {
  const auto cnf = read_dimacs({"f", "p cnf 2 1\n1 3 0\n", 11});
  ASSERT_FALSE(cnf);
  EXPECT_EQ(to_string(cnf.error()), "f:12:3: a literal of `3` is too large: the most is 2");
}

TEST(Dimacs, Errors) {
  testing::expect_refused(
      {
          {"", "1:1: nothing here: expected the header `p cnf VARIABLES CLAUSES`"},
          {"c only\n", "2:1: nothing here: expected the header `p cnf VARIABLES CLAUSES`"},
          {"1 2 0\n", "1:1: expected the header `p cnf VARIABLES CLAUSES`, found `1`"},
          {"sat\n", "1:1: expected the header `p cnf VARIABLES CLAUSES`, found `sat`"},
          {"p\n", "1:2: expected `cnf`, found the end of the line"},
          {"p edge 2 1\n", "1:3: expected `cnf`, found `edge`"},
          {"p cnf", "1:6: expected a number of variables, found the end of the file"},
          {"p cnf x 1\n", "1:7: expected a number of variables, found `x`"},
          {"p cnf 2x 1\n", "1:7: expected a number of variables, found `2x`"},
          {"p cnf -1 1\n", "1:7: a number of variables of `-1` is too small: the least is 0"},
          {"p cnf 100000001 1\n",
           "1:7: a number of variables of `100000001` is too large: the most is 100000000"},
          {"p cnf 99999999999999999999 1\n",
           "1:7: a number of variables of `99999999999999999999` is too large: the most is "
           "100000000"},
          {"p cnf 2 1 3\n", "1:11: expected the end of the line, found `3`"},
          {"p cnf 2 2\n1 0\n", "3:1: the file ends after 1 clause, and the header says 2"},
          {"p cnf 2 2\n1 0\n%\n0\n", "3:1: the file ends after 1 clause, and the header says 2"},
          {"p cnf 2 4294967295\n",
           "2:1: the file ends after 0 clauses, and the header says "
           "4294967295"},
          {"p cnf 2 1\n1 2\n", "3:1: the last clause ends without its 0"},
          {"p cnf 2 1\n1 2 %\n", "2:5: expected a literal, found `%`"},
          {"p cnf 2 1\n1 -3 0\n", "2:3: a literal of `-3` is too small: the least is -2"},
          {"p cnf 2 1\n1 -99999999999999999999 0\n",
           "2:3: a literal of `-99999999999999999999` is too small: the least is -2"},
          {"p cnf 2 1\n1 a 0\n", "2:3: expected a literal, found `a`"},
          {"p cnf 2 1\n1 c\n0\n", "2:3: expected a literal, found `c`"},
          {"p cnf 2 1\n1 0 2 0\n", "2:5: expected the end of the file after 1 clause"},
          {"p cnf 2 1\n1 0\n%\n0\n0\n", "5:1: expected the end of the file, found `0`"},
          {"p cnf 2 1\n1 0\n%%\n", "3:1: expected `%`, found `%%`"},
          {"p cnf 2 1\n\xC3\xA4 0\n", "2:1: expected a literal, found `\xC3\xA4`"},
      },
      read_dimacs);
}

TEST(Dimacs, LooksLike) {
  const auto both = [](std::string_view text) {
    return std::pair(looks_like_dimacs(text, false), looks_like_dimacs(text, true));
  };
  EXPECT_EQ(both("c\np cnf 2 1\nc\n1 2 0\n"), std::pair(true, false));
  EXPECT_EQ(both("p cnf 2 1"), std::pair(true, false));
  EXPECT_EQ(both("p cnf 2 1\nc\ne 1 0\n1 2 0\n"), std::pair(false, true));
  EXPECT_EQ(both("p cnf 2 1\na 1 0\n1 2 0\n"), std::pair(false, true));
  EXPECT_EQ(both("p edge 2 1\n"), std::pair(false, false));
  EXPECT_EQ(both("peg-solitaire\n"), std::pair(false, false));
  EXPECT_EQ(both(""), std::pair(false, false));
}

TEST(Dimacs, RandomClausesReadBack) {
  Random random(1);
  for (int round = 0; round < 200; ++round) {
    Cnf cnf;
    cnf.variables = 1 + static_cast<std::uint32_t>(random.below(9));
    for (std::uint64_t i = random.below(9); i > 0; --i) {
      std::vector<Literal> clause;
      for (std::uint64_t k = random.below(5); k > 0; --k) {
        const auto variable = static_cast<Literal>(1 + random.below(cnf.variables));
        clause.push_back(random.below(2) == 0 ? variable : -variable);
      }
      cnf.add(clause);
    }
    const std::string text = write_dimacs(cnf);
    const auto again = read_dimacs({"f", text, 1});
    ASSERT_TRUE(again) << text << to_string(again.error());
    EXPECT_EQ(again->variables, cnf.variables);
    EXPECT_EQ(again->literals, cnf.literals);
    EXPECT_EQ(again->ends, cnf.ends);
  }
}

}  // namespace
}  // namespace hardboard::formulas
