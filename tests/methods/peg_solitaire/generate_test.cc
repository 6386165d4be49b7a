// Generated puzzles have the pegs that were wished for, and their solutions solve them.
#include "methods/peg_solitaire/generate.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <set>

#include "puzzles/peg_solitaire/check.h"
#include "puzzles/peg_solitaire/read.h"
#include "puzzles/peg_solitaire/write.h"
#include "support/random_pegs.h"

namespace hardboard::peg_solitaire {
namespace {

Check verdict_on(const Generated& generated) {
  Answer answer;
  answer.verdict = Verdict::solvable;
  answer.moves = generated.solution;
  return check(generated.puzzle, answer).check;
}

auto pegs_of(const Puzzle& puzzle) {
  return std::count(puzzle.pegs.begin(), puzzle.pegs.end(), 1);
}

Puzzle board(const std::string& lines) {
  return *read({"f", "peg-solitaire\n" + lines, 1});
}

TEST(PegGenerateLong, MakesAsManyPegsAsAreWished) {
  for (const char* const lines : {"board english\ngoal one d4\n", "board european\n",
                                  "board triangle 5\n", "board wiegleb\ngoal peg e9\n"}) {
    const Puzzle shape = board(lines);
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      const Generated generated = generate(shape, 10, seed);
      EXPECT_EQ(pegs_of(generated.puzzle), 10) << lines << seed;
      EXPECT_EQ(verdict_on(generated), Check::verified);
      EXPECT_EQ(write(generate(shape, 10, seed).puzzle), write(generated.puzzle));
    }
  }
}

// Random play backward fills three quarters of these boards at most.
TEST(PegGenerate, FillsBoards) {
  const auto all_but_one_of = [](const std::string& lines) {
    const Puzzle shape = board(lines);
    const auto pegs = static_cast<std::uint32_t>(shape.holes.size()) - 1;
    const Generated generated = generate(shape, pegs, 1);
    EXPECT_EQ(pegs_of(generated.puzzle), pegs) << lines;
    EXPECT_EQ(verdict_on(generated), Check::verified) << lines;
    EXPECT_EQ(write(generate(shape, pegs, 1).puzzle), write(generated.puzzle));
  };
  for (const char* const lines :
       {"board english\n", "board english\ngoal one d4\n", "board wiegleb\ngoal one e5\n",
        "jumps all\nboard square 6\nvacant 1 1\n", "board square 12\nvacant 1 1\n",
        "board triangle 8\nvacant 1 1\n"})
    all_but_one_of(lines);
}

// All images of a puzzle under symmetries of the board are one puzzle.
TEST(PegGenerate, NoPuzzleTwice) {
  // Two jumps back from the corner of a 3x3 board there are few puzzles: they run out.
  Generator few(board("board square 3\ngoal one a1\n"), 3, 1);
  std::set<std::string> made;
  const auto name = [](const std::vector<std::uint8_t>& pegs) {
    std::string text;
    for (const std::uint8_t peg : pegs) text += peg != 0 ? 'o' : '.';
    return text;
  };
  while (const auto generated = few.next({})) {
    ASSERT_LT(made.size(), 20U);
    EXPECT_EQ(verdict_on(*generated), Check::verified);
    const std::string pegs = name(generated->puzzle.pegs);
    std::string mirrored(9, '.');
    for (std::size_t x = 0; x < 3; ++x)
      for (std::size_t y = 0; y < 3; ++y) mirrored[3 * x + y] = pegs[3 * y + x];
    EXPECT_FALSE(made.contains(pegs) || made.contains(mirrored)) << pegs;
    made.insert(pegs);
  }
  EXPECT_GE(made.size(), 2U);
  Generator many(board("board english\n"), 12, 1);
  made.clear();
  for (int i = 0; i < 100; ++i) EXPECT_TRUE(made.insert(name(many.next({})->puzzle.pegs)).second);
}

TEST(PegGenerateLong, LargeBoards) {
  const Generated generated = generate(board("board square 101\ngoal one 51 51\n"), 2000, 7);
  EXPECT_EQ(pegs_of(generated.puzzle), 2000);
  EXPECT_EQ(verdict_on(generated), Check::verified);
}

RC_GTEST_PROP(PegGenerateLong, IsAlwaysSolvable, ()) {
  const Puzzle shape = testing::random_pegs();
  const auto pegs = *rc::gen::inRange<std::uint32_t>(1, 10);
  const Generated generated = generate(shape, pegs, *rc::gen::arbitrary<std::uint64_t>());
  RC_ASSERT(verdict_on(generated) == Check::verified);
  RC_ASSERT(shape.goal == Goal::target || pegs_of(generated.puzzle) <= pegs);
  RC_TAG(pegs_of(generated.puzzle) == pegs);
}

// No jump leads to a full board, and the attempts end by themselves.
TEST(PegGenerate, GivesUp) {
  Puzzle shape = board("board triangle 3\n");
  std::fill(shape.pegs.begin(), shape.pegs.end(), 0);
  Generator generator(shape, static_cast<std::uint32_t>(shape.pegs.size()), 1);
  EXPECT_FALSE(generator.next({}));
}

}  // namespace
}  // namespace hardboard::peg_solitaire
