// Games in numbers by the public header.
#include <gtest/gtest.h>
#include <utility>

#include "library/puzzles.h"

namespace hardboard {
namespace {

TEST(LibraryNumbered, PlaysAndTakesBack) {
  for (const Puzzle& puzzle : one_of_each_game()) {
    NumberedGame game(puzzle);
    const std::string before = game.show(), key = game.key();
    ASSERT_FALSE(game.moves().empty()) << puzzle.kind();
    const std::int64_t move = game.moves().front();
    EXPECT_EQ(game.numbers_of(game.words(move)), std::vector{move});
    game.play(move);
    EXPECT_NE(game.key(), key);
    EXPECT_EQ(game.played(), std::vector{move});
    EXPECT_TRUE(game.undo());
    EXPECT_FALSE(game.undo());
    EXPECT_EQ(game.show(), before);
    EXPECT_EQ(game.puzzle().text(), puzzle.text());
  }
}

TEST(LibraryNumbered, ArraysStayWhereTheyAre) {
  NumberedGame game(solvable_puzzle());
  const float* const planes = game.planes();
  const char* const letters = game.letters();
  std::int64_t size = 1;
  for (const std::int64_t one : game.shape()) size *= one;
  const std::vector<float> before(planes, planes + size);
  EXPECT_EQ(static_cast<std::size_t>(game.shape().front()), game.names().size());
  game.play(game.moves().front());
  EXPECT_EQ(game.planes(), planes);
  EXPECT_EQ(game.letters(), letters);
  EXPECT_NE(std::vector<float>(planes, planes + size), before);
}

TEST(LibraryNumbered, EndsAsTheGameDoes) {
  NumberedGame game(solvable_puzzle());
  const Answer answer = solve(solvable_puzzle());
  for (const std::string& words : answer.moves())
    for (const std::int64_t move : game.numbers_of(words)) game.play(move);
  EXPECT_EQ(game.outcome(), Outcome::solvable);
  EXPECT_TRUE(game.moves().empty());
}

TEST(LibraryNumbered, HintsAreOnThePosition) {
  NumberedGame game(solvable_puzzle());
  while (game.outcome() == Outcome::unknown) {
    const Help help = hint(game, 3);
    ASSERT_EQ(help.outcome, Outcome::solvable);
    game.play(game.numbers_of(help.move).front());
  }
  EXPECT_EQ(game.outcome(), Outcome::solvable);
  EXPECT_THROW(hint(game, 4), std::invalid_argument);
}

TEST(LibraryNumbered, IllegalMovesAndMisuse) {
  NumberedGame game(solvable_puzzle());
  const std::string before = game.key();
  EXPECT_THROW(game.play(-1), Error);
  EXPECT_THROW(game.words(-1), Error);
  EXPECT_THROW(game.numbers_of("nonsense"), Error);
  EXPECT_EQ(game.key(), before);
  EXPECT_THROW(NumberedGame(solvable_puzzle(), true), Error);
  EXPECT_THROW(NumberedGame(read("p cnf 1 1\n1 0\n").at(0)), Error);
  const NumberedGame other = std::move(game);
  // NOLINTNEXTLINE(bugprone-use-after-move): this is what the test is about.
  EXPECT_THROW(game.moves(), std::invalid_argument);
  EXPECT_THROW(game.undo(), std::invalid_argument);
}

TEST(LibraryNumbered, CopiesAreGamesOfTheirOwn) {
  NumberedGame game(solvable_puzzle());
  const NumberedGame copy = game;
  game.play(game.moves().front());
  EXPECT_TRUE(copy.played().empty());
  EXPECT_NE(copy.key(), game.key());
  game = copy;
  EXPECT_EQ(copy.key(), game.key());
}

}  // namespace
}  // namespace hardboard
