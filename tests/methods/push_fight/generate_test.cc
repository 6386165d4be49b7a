// Generated Push Fight puzzles: to the wish, and the same for the same seed.
#include "methods/push_fight/generate.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "oracle/push_fight_brute_force.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/read.h"
#include "puzzles/push_fight/strategy.h"

namespace hardboard::push_fight {
namespace {

TEST(PushFightGenerate, ToTheWish) {
  Wish wish;
  wish.width = 5;
  wish.height = 3;
  Random random(1), again(1);
  for (int i = 0; i < 50; ++i) {
    const auto puzzle = generate(wish, random, {});
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(write(*puzzle), write(*generate(wish, again, {})));
    const Result<Puzzle> read_back = read({"f", write(*puzzle), 1});
    ASSERT_TRUE(read_back) << to_string(read_back.error());
    EXPECT_EQ(*read_back, *puzzle);
    const auto& pieces = puzzle->position.pieces;
    for (const Piece piece :
         {Piece::white_king, Piece::white_pawn, Piece::black_king, Piece::black_pawn})
      EXPECT_EQ(std::count(pieces.begin(), pieces.end(), piece), 2);
    EXPECT_EQ(puzzle->position.turn, Side::white);
    ASSERT_NE(puzzle->position.anchor, no_anchor);
    EXPECT_EQ(pieces[puzzle->position.anchor], Piece::black_king);
  }
}

TEST(PushFightGenerate, AMateInExactlySoManyMoves) {
  Wish wish;
  wish.width = 4;
  wish.height = 3;
  wish.kings = 1;
  wish.pawns = 2;
  Random random(2);
  for (std::uint32_t moves = 0; moves <= 3; ++moves) {
    wish.mate = moves;
    const auto puzzle = generate(wish, random, {});
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(puzzle->moves, moves);
    EXPECT_EQ(oracle::fewest_moves(*puzzle), moves) << write(*puzzle);
  }
}

TEST(PushFightGenerate, ThePublishedBoard) {
  Wish wish;
  wish.published = true;
  Random random(3);
  const auto puzzle = generate(wish, random, {});
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->board, standard_board());
  const auto count = [&](Piece piece) {
    return std::count(puzzle->position.pieces.begin(), puzzle->position.pieces.end(), piece);
  };
  EXPECT_EQ(count(Piece::white_king), 3);
  EXPECT_EQ(count(Piece::white_pawn), 2);
  EXPECT_EQ(count(Piece::black_king), 3);
  EXPECT_EQ(count(Piece::black_pawn), 2);
}

// All images of a puzzle are one puzzle. Few boards of this size exist, so that they run out.
TEST(PushFightGenerate, NoPuzzleTwice) {
  Wish wish;
  wish.width = 3;
  wish.height = 1;
  wish.holes = 0;
  wish.rails = 0;
  wish.kings = 1;
  wish.pawns = 0;
  Generator generator(wish, 1);
  std::vector<std::string> made;
  while (const auto puzzle = generator.next({})) {
    ASSERT_LT(made.size(), 10U);
    made.push_back(name_of(puzzle->position));
  }
  std::sort(made.begin(), made.end());
  // A white king and an anchored black one: side by side at an edge, either first, or apart.
  ASSERT_EQ(made.size(), 3U);
  for (std::string& name : made) name = std::min(name, std::string(name.rbegin(), name.rend()));
  std::sort(made.begin(), made.end());
  EXPECT_EQ(made, (std::vector<std::string>{".Ka", ".aK", "K.a"}));
}

TEST(PushFightGenerate, WhatIsImpossible) {
  Wish wish;
  wish.width = 0;
  EXPECT_EQ(why_impossible(wish), "boards are 1x1 to 1000x1000");
  wish.width = 2;
  wish.height = 3;
  EXPECT_EQ(why_impossible(wish), "8 pieces do not fit on 6 squares");
  wish = {};
  wish.holes = 80;
  EXPECT_EQ(why_impossible(wish), "8 pieces do not fit on 24 squares, 80 percent of them holes");
  wish = {};
  wish.kings = 0;
  EXPECT_EQ(why_impossible(wish), "without a king nobody can push");
  EXPECT_EQ(why_impossible(Wish{}), "");
  wish = {};
  wish.published = true;
  EXPECT_EQ(why_impossible(wish), "");
  wish.kings = 3;
  EXPECT_EQ(why_impossible(wish), "");
  wish.pawns = 3;
  EXPECT_EQ(why_impossible(wish), "the published game has three kings and two pawns a side");
  wish.pawns.reset();
  wish.width = 6;
  EXPECT_EQ(why_impossible(wish),
            "the published game has a board of its own: no width, height, holes or rails");
}

}  // namespace
}  // namespace hardboard::push_fight
