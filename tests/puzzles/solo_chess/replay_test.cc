// The replay against a slow player, move by move, and each way to be illegal with its words.
#include "puzzles/solo_chess/replay.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "support/plain_game.h"
#include "support/random_puzzle.h"

namespace hardboard::solo_chess {
namespace {

using testing::PlainSolo;

PieceType type(char letter) {
  return *standard_type(letter);
}

std::vector<capture::Capture<Square>> sorted(std::vector<capture::Capture<Square>> captures) {
  std::sort(captures.begin(), captures.end(), [](const auto& a, const auto& b) {
    return std::pair(a.from, a.to) < std::pair(b.from, b.to);
  });
  return captures;
}

// Every pair of squares of the board, occupied or not, is legal for both or for neither.
TEST(SoloReplay, AgreesWithASlowPlayer) {
  Random random(2);
  std::uint64_t captures = 0, solved = 0;
  for (int round = 0; round < 3000; ++round) {
    testing::SoloOptions options;
    options.width = 1 + static_cast<std::int32_t>(random.below(6));
    options.height = 1 + static_cast<std::int32_t>(random.below(5));
    options.most_pieces = 12;
    options.custom = 30;
    options.origin = {-2, -1};
    const Puzzle puzzle = testing::random_solo_chess(random, options);
    Game game(puzzle);
    PlainSolo plain(puzzle);
    for (;;) {
      ASSERT_EQ(game.pieces_left(), plain.men.size());
      ASSERT_EQ(game.solved(), plain.solved());
      const auto legal = plain.legal();
      ASSERT_EQ(sorted(game.moves()), legal);
      for (int y = -2; y < 5; ++y) {
        for (int x = -3; x < 5; ++x) {
          const capture::Capture<Square> capture{puzzle.pieces[0].square, {x, y}};
          if (plain.is_legal(capture)) continue;
          ASSERT_TRUE(game.play(capture)) << name(capture.from) << name(capture.to);
        }
      }
      if (legal.empty()) break;
      const capture::Capture<Square> capture = legal[random.below(legal.size())];
      const std::string letter{puzzle.types[plain.men.at(capture.from).type].letter};
      ASSERT_EQ(game.words(capture), letter + name(capture.from) + "x" + name(capture.to));
      ASSERT_EQ(game.play(capture), std::nullopt);
      plain.play(capture);
      ASSERT_EQ(game.at(capture.to)->budget, plain.men.at(capture.to).budget);
      ASSERT_FALSE(game.at(capture.from));
      ++captures;
    }
    solved += game.solved();
  }
  EXPECT_GT(captures, 5000U);
  EXPECT_GT(solved, 100U);
}

TEST(SoloReplay, SaysWhyNot) {
  Puzzle puzzle;
  puzzle.types = {type('R'), type('N'), type('K')};
  puzzle.pieces = {{{4, 2}, 2, 0}, {{4, 4}, 0, 1}, {{4, 5}, 2, 0}, {{1, 2}, 1, 2}};
  puzzle.last = 3;
  Game game(puzzle);
  const auto why = [&](Square from, Square to) { return game.play({from, to}).value_or("legal"); };
  EXPECT_EQ(why({1, 1}, {4, 2}), "no piece stands on a1");
  EXPECT_EQ(why({4, 2}, {4, 3}), "there is nothing to capture on d3");
  EXPECT_EQ(why({4, 2}, {4, 5}), "Nd4 stands between");
  EXPECT_EQ(why({4, 2}, {4, 2}), "Rd2 does not go to d2");
  EXPECT_EQ(why({4, 2}, {1, 2}), "Ka2 must remain last and can't be captured");
  EXPECT_EQ(why({4, 4}, {4, 5}), "Nd4 has no captures left");
  EXPECT_EQ(why({1, 2}, {4, 2}), "Ka2 does not go to d2");
  EXPECT_EQ(game.pieces_left(), 4U);
  EXPECT_EQ(game.words({{4, 2}, {4, 4}}), "Rd2xd4");
  EXPECT_EQ(why({4, 2}, {4, 4}), "legal");
  EXPECT_EQ(why({4, 5}, {4, 4}), "legal");
  EXPECT_EQ(game.words({{4, 2}, {4, 4}}), "?d2xd4");
  EXPECT_EQ(why({4, 2}, {4, 4}), "no piece stands on d2");
  EXPECT_EQ(game.pieces_left(), 2U);
}

TEST(SoloReplay, OneOfTwoRidesOnALineIsEnough) {
  Puzzle puzzle;
  puzzle.types = {PieceType{'D', {{1, 0, 2}, {2, 0, 1}}, "W2D"}};
  puzzle.pieces = {{{1, 1}, 1, 0}, {{2, 1}, 1, 0}, {{3, 1}, 1, 0}};
  Game game(puzzle);
  EXPECT_EQ(game.moves().size(), 3U);
  EXPECT_EQ(game.play({{1, 1}, {3, 1}}), std::nullopt);
}

TEST(SoloReplay, ASinglePieceIsSolved) {
  Puzzle puzzle;
  puzzle.types = {type('R')};
  puzzle.pieces = {{{-5, 7}, 0, 0}};
  EXPECT_TRUE(Game(puzzle).solved());
  puzzle.goal = Square{-5, 7};
  EXPECT_TRUE(Game(puzzle).solved());
}

}  // namespace
}  // namespace hardboard::solo_chess
