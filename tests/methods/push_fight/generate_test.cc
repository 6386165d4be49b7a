// Generated Push Fight puzzles: to the wish, and the same for the same seed.
#include "methods/push_fight/generate.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "oracle/push_fight_brute_force.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/read.h"

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
  wish.kings = 3;
  Random random(3);
  EXPECT_EQ(generate(wish, random, {})->board, standard_board());
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
  wish.mate = 2;
  EXPECT_EQ(why_impossible(wish), "without a king there is no mate");
  EXPECT_EQ(why_impossible(Wish{}), "");
}

}  // namespace
}  // namespace hardboard::push_fight
