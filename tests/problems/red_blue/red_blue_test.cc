// Red-Blue Dominating Set: what is read and written, every way to be wrong, and the check of
// answers against a slow one.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <set>
#include <string>

#include "base/random.h"
#include "problems/red_blue/check.h"
#include "problems/red_blue/read.h"
#include "support/bad_input.h"

namespace hardboard::red_blue {
namespace {

TEST(RedBlueRead, EverythingAtOnce) {
  const auto puzzle = read({"f",
                            "\xEF\xBB\xBF# colourful\r\n"
                            "red-blue-dominating-set\r\n"
                            "k 2\r\n"
                            "reds 3\r\n"
                            "class 3 2\r\n"
                            "blues 2\r\n"
                            "edges\r\n"
                            "3 1\r\n"
                            "1 2  # again\r\n"
                            "1 2\r\n"
                            "class 1 1\r\n"
                            "class 2 2\r\n",
                            1});
  ASSERT_TRUE(puzzle) << to_string(puzzle.error());
  EXPECT_EQ(*puzzle, (Puzzle{3, 2, 2, {{1, 2}, {3, 1}}, {1, 2, 2}}));
  EXPECT_EQ(write(*puzzle),
            "red-blue-dominating-set\nreds 3\nblues 2\nk 2\nclass 1 1\nclass 2 2\nclass 3 2\n"
            "edges\n1 2\n3 1\n");
}

TEST(RedBlueRead, NothingIsAProblemToo) {
  const auto puzzle = read({"f", "red-blue-dominating-set\nreds 0\nblues 0\nedges\nk 0\n", 1});
  ASSERT_TRUE(puzzle) << to_string(puzzle.error());
  EXPECT_EQ(*puzzle, Puzzle());
}

TEST(RedBlueRead, Errors) {
  const auto of = [](const std::string& lines) { return "red-blue-dominating-set\n" + lines; };
  const std::string two = "reds 2\nblues 2\nk 1\n";
  testing::expect_refused(
      {
          {"", "1:1: nothing here: expected `red-blue-dominating-set`"},
          {"red-blue-dominating-set 2\n", "1:25: expected the end of the line, found `2`"},
          {of("red 1\n"), "2:1: expected reds, blues, k, class or edges, found `red`"},
          {of("reds -1\n"), "2:6: a number of reds of `-1` is too small: the least is 0"},
          {of("blues 100000001\n"),
           "2:7: a number of blues of `100000001` is too large: the most is 100000000"},
          {of("k\n"), "2:2: expected a number, found the end of the line"},
          {of("k 1\nk 1\n"), "3:1: `k` is given twice, first on line 2"},
          {of("k 1 1\n"), "2:5: expected the end of the line, found `1`"},
          {of("reds 1\nclass 1 1\n"), "3:1: `reds` and `k` must come before `class`"},
          {of(two + "class 3 1\n"), "5:7: a red of `3` is too large: the most is 2"},
          {of(two + "class 1 2\n"), "5:9: a class of `2` is too large: the most is 1"},
          {of(two + "class 1 1\nclass 1 1\nedges\n"), "6:7: the class of red 1 is given twice"},
          {of(two + "class 2 1\nedges\n"), "6:6: red 1 has no class, and others have one"},
          {of(two + "class 1 1\nedges\n"), "6:6: red 2 has no class, and others have one"},
          {of("reds 1\nedges\n"), "3:1: `reds` and `blues` must come before `edges`"},
          {of(two + "edges 1\n"), "5:7: expected the end of the line, found `1`"},
          {of(two + "edges\n1\n"), "6:2: expected a blue, found the end of the line"},
          {of(two + "edges\n3 1\n"), "6:1: a red of `3` is too large: the most is 2"},
          {of(two + "edges\n1 0\n"), "6:3: a blue of `0` is too small: the least is 1"},
          {of(two), "4:4: the problem ends without a block `edges`"},
          {of("blues 1\n"), "2:8: the problem ends without a line `reds`"},
          {of("reds 1\nblues 1\nedges\n"), "4:6: the problem ends without a line `k`"},
      },
      read);
}

Puzzle random_puzzle(Random& random) {
  Puzzle puzzle;
  puzzle.reds = static_cast<std::uint32_t>(random.below(5));
  puzzle.blues = static_cast<std::uint32_t>(random.below(4));
  puzzle.k = static_cast<std::uint32_t>(random.below(4));
  for (std::uint32_t red = 1; red <= puzzle.reds; ++red)
    for (std::uint32_t blue = 1; blue <= puzzle.blues; ++blue)
      if (random.below(2) == 0) puzzle.edges.push_back({red, blue});
  if (puzzle.k > 0 && random.below(2) == 0)
    for (std::uint32_t red = 0; red < puzzle.reds; ++red)
      puzzle.classes.push_back(static_cast<std::uint32_t>(random.below(puzzle.k)) + 1);
  return puzzle;
}

TEST(RedBlueRead, WhatIsWrittenReadsBack) {
  Random random(5);
  for (int round = 0; round < 2000; ++round) {
    const Puzzle puzzle = random_puzzle(random);
    const std::string text = write(puzzle);
    const auto again = read({"f", text, 1});
    ASSERT_TRUE(again) << to_string(again.error()) << text;
    ASSERT_EQ(*again, puzzle) << text;
  }
}

// The statement of the problem, read aloud.
bool is_solution(const Puzzle& puzzle, const std::vector<std::uint32_t>& reds) {
  const std::set<std::uint32_t> chosen(reds.begin(), reds.end());
  if (chosen.size() != reds.size()) return false;
  std::multiset<std::uint32_t> classes;
  for (const std::uint32_t red : chosen) {
    if (red == 0 || red > puzzle.reds) return false;
    if (puzzle.is_colourful()) classes.insert(puzzle.classes[red - 1]);
  }
  for (std::uint32_t i = 1; puzzle.is_colourful() && i <= puzzle.k; ++i)
    if (classes.count(i) != 1) return false;
  if (chosen.size() > puzzle.k) return false;
  for (std::uint32_t blue = 1; blue <= puzzle.blues; ++blue) {
    bool has_neighbour = false;
    for (const Edge& edge : puzzle.edges)
      if (edge.blue == blue && chosen.contains(edge.red)) has_neighbour = true;
    if (!has_neighbour) return false;
  }
  return true;
}

TEST(RedBlueCheck, AgreesWithTheStatement) {
  Random random(6);
  int right = 0, wrong = 0;
  for (int round = 0; round < 20000; ++round) {
    const Puzzle puzzle = random_puzzle(random);
    Answer answer;
    answer.verdict = Verdict::solvable;
    for (std::uint64_t i = random.below(4); i > 0; --i)
      answer.reds.push_back(static_cast<std::uint32_t>(random.below(puzzle.reds + 2)));
    const bool is_right = is_solution(puzzle, answer.reds);
    ASSERT_EQ(check(puzzle, answer).check, is_right ? Check::verified : Check::wrong)
        << write(puzzle);
    ++(is_right ? right : wrong);
  }
  EXPECT_GT(right, 1000);
  EXPECT_GT(wrong, 1000);
}

TEST(RedBlueCheck, SaysWhatItFound) {
  const Puzzle puzzle{2, 2, 1, {{1, 1}, {1, 2}, {2, 2}}, {}};
  Answer answer;
  answer.verdict = Verdict::solvable;
  answer.reds = {2};
  EXPECT_EQ(check(puzzle, answer).reason, "blue 1 has no chosen neighbour");
  answer.reds = {1};
  EXPECT_EQ(check(puzzle, answer).reason, "1 red dominate all blues");
  answer.minimum = Minimum{"fewest_reds", 2, 1};
  EXPECT_EQ(check(puzzle, answer).reason, "the minimum 2 is not the number of chosen reds");
  answer.minimum = Minimum{"fewest_reds", 1, 2};
  EXPECT_EQ(check(puzzle, answer).check, Check::wrong);
  answer.minimum = Minimum{"fewest_reds", 1, 1};
  EXPECT_EQ(check(puzzle, answer).check, Check::claimed);
  answer.minimum.reset();
  answer.verdict = Verdict::unsolvable;
  EXPECT_EQ(check(puzzle, answer).check, Check::wrong);
  answer.reds.clear();
  EXPECT_EQ(check(puzzle, answer).check, Check::claimed);
}

}  // namespace
}  // namespace hardboard::red_blue
