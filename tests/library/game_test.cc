// Games and hints by the public header.
#include <gtest/gtest.h>
#include <utility>

#include "library/puzzles.h"
#include "support/paths.h"

namespace hardboard {
namespace {

TEST(LibraryGame, MovesArePlayedAndTakenBack) {
  for (const Puzzle& puzzle : one_of_each_game()) {
    Game game(puzzle);
    const std::string before = game.show();
    EXPECT_FALSE(game.undo());
    const std::vector<std::string> moves = game.moves();
    ASSERT_FALSE(moves.empty()) << puzzle.kind();
    game.play(moves.front());
    EXPECT_EQ(game.played().size(), 1);
    EXPECT_NE(game.show(), before) << puzzle.kind() << " " << moves.front();
    EXPECT_TRUE(game.undo());
    EXPECT_EQ(game.show(), before);
    EXPECT_TRUE(game.played().empty());
    EXPECT_EQ(game.moves(), moves);
  }
}

TEST(LibraryGame, IllegalMovesAreErrorsAndChangeNothing) {
  for (const Puzzle& puzzle : one_of_each_game()) {
    Game game(puzzle);
    const std::string before = game.show();
    for (const char* words : {"", "nonsense", "a1-z99", "Ka1xa1"}) {
      EXPECT_THROW(game.play(words), Error) << puzzle.kind() << " " << words;
      EXPECT_EQ(game.show(), before);
    }
    EXPECT_FALSE(game.undo());
  }
}

TEST(LibraryGame, CopiesAreGamesOfTheirOwn) {
  Game game(solvable_puzzle());
  game.play(game.moves().front());
  const Game copy = game;
  const std::string before = copy.show();
  EXPECT_TRUE(game.undo());
  EXPECT_EQ(copy.show(), before);
  EXPECT_NE(game.show(), before);
  game = copy;
  EXPECT_EQ(game.show(), before);
  EXPECT_EQ(game.played(), copy.played());
}

TEST(LibraryGame, GamesThatWereMovedFromAreMisused) {
  Game game(solvable_puzzle());
  const Game other = std::move(game);
  // NOLINTBEGIN(bugprone-use-after-move): this is what the test is about.
  EXPECT_THROW(game.moves(), std::invalid_argument);
  EXPECT_THROW(game.show(), std::invalid_argument);
  EXPECT_THROW(Game copy(game), std::invalid_argument);
  EXPECT_THROW(hint(game, 1), std::invalid_argument);
  game = other;
  EXPECT_EQ(game.show(), other.show());
  // NOLINTEND(bugprone-use-after-move)
}

TEST(LibraryHint, WhoFollowsHintsSolvesThePuzzle) {
  for (const Puzzle& puzzle : {solvable_puzzle(), read_file(testing::example("king.txt")).at(0),
                               read_file(testing::example("peg_triangle.txt")).at(0)}) {
    Game game(puzzle);
    while (game.outcome() == Outcome::unknown) {
      const Help help = hint(game, 3);
      ASSERT_EQ(help.outcome, Outcome::solvable) << help.words;
      ASSERT_FALSE(help.move.empty()) << help.words;
      game.play(help.move);
    }
    EXPECT_EQ(game.outcome(), Outcome::solvable) << game.show();
  }
}

TEST(LibraryHint, NoMoveSavesWhatIsLost) {
  for (int level = 1; level <= 3; ++level) {
    const Help help = hint(unsolvable_puzzle(), level);
    EXPECT_EQ(help.outcome, Outcome::unsolvable);
    EXPECT_FALSE(help.words.empty());
    EXPECT_TRUE(help.move.empty()) << help.move;
  }
}

TEST(LibraryHint, OtherLevelsAreMisuse) {
  for (const int level : {-1, 0, 4})
    EXPECT_THROW(hint(solvable_puzzle(), level), std::invalid_argument) << level;
}

}  // namespace
}  // namespace hardboard
