// Puzzles that are the same up to the symmetries of their board, and a generator that makes none of
// them twice.
#include "methods/solo_chess/distinct.h"

#include <gtest/gtest.h>
#include <map>

#include "methods/solo_chess/generate.h"
#include "puzzles/solo_chess/read.h"
#include "support/any_solo_chess.h"

namespace hardboard::solo_chess {
namespace {

Puzzle board(const std::string& text) {
  const Result<Puzzle> puzzle = read({"test", text, 1});
  EXPECT_TRUE(puzzle) << text;
  return *puzzle;
}

bool are_same(const std::string& one, const std::string& other) {
  return canonical_up_to_symmetry(board("solo-chess\n" + one)) ==
         canonical_up_to_symmetry(board("solo-chess\n" + other));
}

TEST(Distinct, SymmetriesOfTheBoard) {
  const std::string square = "board\nR1 . N\n. K .\n. . .\n";
  EXPECT_TRUE(are_same(square, "board\nN . R1\n. K .\n. . .\n"));   // left and right
  EXPECT_TRUE(are_same(square, "board\n. . .\n. K .\nR1 . N\n"));   // up and down
  EXPECT_TRUE(are_same(square, "board\n. . .\n. K .\nN . R1\n"));   // half a turn
  EXPECT_TRUE(are_same(square, "board\nN . .\n. K .\nR1 . .\n"));   // a quarter
  EXPECT_TRUE(are_same(square, "board\n. . R1\n. K .\n. . N\n"));   // the other way
  EXPECT_TRUE(are_same(square, "board\nR1 . .\n. K .\nN . .\n"));   // a diagonal
  EXPECT_TRUE(are_same(square, "board\n. . N\n. K .\n. . R1\n"));   // the other one
  EXPECT_FALSE(are_same(square, "board\nR . N\n. K .\n. . .\n"));   // another budget
  EXPECT_FALSE(are_same(square, "board\nR1 N .\n. K .\n. . .\n"));  // another square
  EXPECT_FALSE(are_same(square, "last K\n" + square));              // another rule
  EXPECT_FALSE(are_same("goal 1 1\nboard\nR R\n", "board\nR R\n"));
  EXPECT_TRUE(are_same("goal 1 1\nboard\nR R\n", "goal 2 1\nboard\nR R\n"));
}

TEST(Distinct, APawnKeepsItsDirection) {
  EXPECT_TRUE(are_same("board\nP . N\n. N .\n", "board\nN . P\n. N .\n"));
  EXPECT_FALSE(are_same("board\nP . N\n. N .\n", "board\n. N .\nP . N\n"));
  EXPECT_FALSE(are_same("board\nP N\n. N\n", "board\nP .\nN N\n"));  // a diagonal of the square
  EXPECT_TRUE(are_same("board\nR N\n. N\n", "board\nR .\nN N\n"));
}

TEST(Distinct, AGeneratorMakesNoneTwice) {
  const Wish wish{.width = 3, .height = 2, .pieces = 3, .mix = "R"};
  std::map<std::string, int> with_repeats;
  Random random(61);
  for (int i = 0; i < 300; ++i)
    ++with_repeats[canonical_up_to_symmetry(testing::any_solo_chess(wish, random)->puzzle)];

  DistinctPuzzles made;
  Random again(61);
  std::size_t count = 0;
  while (const auto generated = generate(wish, again, {}, made)) {
    EXPECT_EQ(generated->puzzle.pieces.size(), 3U);
    ++count;
  }
  // It ends when there are no others, and leaves none out that the first met.
  EXPECT_EQ(count, made.size());
  EXPECT_GE(count, with_repeats.size());
  EXPECT_LT(count, 300U);
  EXPECT_GT(count, 10U);
}

}  // namespace
}  // namespace hardboard::solo_chess
