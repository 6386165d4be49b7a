// Counts of turns and positions against the brute force.
#include "methods/push_fight/perft.h"

#include <gtest/gtest.h>
#include <set>
#include <string>
#include <vector>

#include "base/random.h"
#include "methods/push_fight/successors.h"
#include "oracle/push_fight_brute_force.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/read.h"
#include "support/push_fight_boards.h"

namespace hardboard::push_fight {
namespace {

TEST(PushFightPerft, OneTurn) {
  Random random(8);
  for (int i = 0; i < 60; ++i) {
    Puzzle puzzle = testing::random_push_fight(random, 12);
    puzzle.moves = static_cast<std::uint32_t>(random.below(3));
    const oracle::TurnCount expected = oracle::count_turns(puzzle, puzzle.moves);
    const Perft counts = perft(puzzle, 1, {});
    ASSERT_EQ(counts.rows.size(), 1U);
    EXPECT_EQ(counts.rows[0].turns, expected.turns) << write(puzzle);
    EXPECT_EQ(counts.rows[0].positions, expected.positions.size()) << write(puzzle);
  }
}

TEST(PushFightPerft, WhatCannotBeCounted) {
  Random random(10);
  Puzzle puzzle = testing::random_push_fight(random, 9);
  puzzle.moves = unlimited_moves;
  EXPECT_EQ(perft_why_not(puzzle), "turns have any number of moves, so that they are endless");
  puzzle.moves = 2;
  EXPECT_EQ(perft_why_not(puzzle), "");
  puzzle.board = board_of({{1, 1}, {20'000, 1}}, {});
  puzzle.position.pieces.assign(2, Piece::none);
  EXPECT_EQ(perft_why_not(puzzle), "the box around the board has more than 16384 squares");
}

// Words of many machine words: their regions would not fit the stack.
TEST(PushFightPerft, BoardOfManyWords) {
  std::vector<Square> squares;  // an L in a box of 4,900 squares
  for (std::int32_t i = 1; i <= 70; ++i) {
    squares.push_back({i, 1});
    if (i > 1) squares.push_back({1, i});
  }
  Puzzle puzzle;
  puzzle.board = board_of(squares, {});
  puzzle.position.pieces.assign(puzzle.board.size(), Piece::none);
  puzzle.position.pieces[60] = Piece::white_king;
  puzzle.position.pieces[61] = Piece::black_king;
  puzzle.position.pieces[0] = Piece::black_pawn;
  puzzle.moves = 1;
  const oracle::TurnCount expected = oracle::count_turns(puzzle, 1);
  const Perft counts = perft(puzzle, 1, {});
  ASSERT_EQ(counts.rows.size(), 1U);
  EXPECT_EQ(counts.rows[0].turns, expected.turns);
  EXPECT_EQ(counts.rows[0].positions, expected.positions.size());
}

TEST(PushFightPerft, MemoryEndsTheCount) {
  Puzzle puzzle{standard_board(), *standard_position("..o..O..xXx..oOo.x.....XX."), {}, 2};
  Limits limits;
  limits.memory_bytes = 10'000'000;
  const Perft counts = perft(puzzle, 4, limits);
  EXPECT_FALSE(counts.complete);
  EXPECT_EQ(counts.rows.size(), 1U);
  EXPECT_EQ(counts.remark, "the positions of depth 2 do not fit the memory");
}

// Turns of the second depth, added up over all turns of the first, one by one.
TEST(PushFightPerft, TwoTurns) {
  Random random(9);
  for (int i = 0; i < 40; ++i) {
    Puzzle puzzle = testing::random_push_fight(random, 9);
    puzzle.moves = 1;
    const Field<std::uint64_t> field(puzzle.board);
    TurnGenerator<std::uint64_t> generator(field, OwnFalls::left_out);
    std::uint64_t turns = 0;
    std::vector<Sides<std::uint64_t>> after;
    generator.run(sides_of(field, puzzle.position), 1, [&](const auto& sides, Fallen fallen) {
      if (fallen == Fallen::nothing) after.push_back(sides);
    });
    std::set<std::string> positions;
    for (const auto& sides : after) {
      Puzzle next = puzzle;
      next.position = position_of(field, sides, Side::black);
      const oracle::TurnCount counts = oracle::count_turns(next, 1);
      turns += counts.turns;
      positions.insert(counts.positions.begin(), counts.positions.end());
    }
    const Perft counts = perft(puzzle, 2, {});
    EXPECT_EQ(counts.rows.size() == 2 ? counts.rows[1].turns : 0, turns) << write(puzzle);
    EXPECT_EQ(counts.rows.size() == 2 ? counts.rows[1].positions : 0, positions.size());
  }
}

}  // namespace
}  // namespace hardboard::push_fight
