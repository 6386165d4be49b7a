// The rules of Push Fight on boards that one can look at, and against the brute force.
#include "puzzles/push_fight/rules.h"

#include <gtest/gtest.h>
#include <set>
#include <string>

#include "oracle/push_fight_brute_force.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/outcomes.h"
#include "puzzles/push_fight/read.h"
#include "puzzles/push_fight/replay.h"
#include "puzzles/push_fight/stuck.h"
#include "support/push_fight_boards.h"

namespace hardboard::push_fight {
namespace {

Puzzle board(const std::string& rows) {
  return *read({"f", "push-fight\nboard\n" + rows, 1});
}

TEST(PushFightRules, APushMovesTheWholeLine) {
  Puzzle puzzle = board("\n K P p .\n");
  Position after = puzzle.position;
  const PushResult result = push(puzzle.board, after, 0, Direction::right);
  EXPECT_EQ(result.fault, PushFault::none);
  EXPECT_EQ(result.fallen, Piece::none);
  EXPECT_EQ(board_block(puzzle.board, after), "\n . A P p\n");
  EXPECT_EQ(after.turn, Side::black);
}

TEST(PushFightRules, WhatStopsAPush) {
  const auto fault = [](const std::string& rows, Direction direction) {
    const Puzzle puzzle = board(rows);
    return look(puzzle.board, puzzle.position, 0, direction).fault;
  };
  EXPECT_EQ(fault("\n K p|\n", Direction::right), PushFault::side_rail);
  EXPECT_EQ(fault("\n K P a .\n", Direction::right), PushFault::anchored);
  EXPECT_EQ(fault("\n K . p\n", Direction::right), PushFault::nothing_to_push);
  EXPECT_EQ(fault("\n K p\n", Direction::left), PushFault::nothing_to_push);
  EXPECT_EQ(fault("\n P p\n", Direction::right), PushFault::no_king);
  EXPECT_EQ(fault("\n k p .\n", Direction::right), PushFault::no_king);
  EXPECT_EQ(fault("\n K p .|\n", Direction::right), PushFault::none);
}

TEST(PushFightRules, PiecesFallAtOpenEdgesAlsoIntoHoles) {
  const Puzzle puzzle = board("\n K p   P\n");
  EXPECT_EQ(look(puzzle.board, puzzle.position, 0, Direction::right).fallen, Piece::black_pawn);
  const Puzzle own = board("\n K P\n");
  EXPECT_EQ(look(own.board, own.position, 0, Direction::right).fallen, Piece::white_pawn);
}

TEST(PushFightReplay, SaysWhatIsWrong) {
  Puzzle puzzle = board("\n K . p\n\n . P a\n");
  const auto refused = [&](const Move& move) { return Game(puzzle).move(move).value_or(""); };
  EXPECT_EQ(refused({{1, 2}, {9, 9}}), "the board has no square i9");
  EXPECT_EQ(refused({{3, 2}, {2, 2}}), "no white piece is on c2");
  EXPECT_EQ(refused({{2, 2}, {1, 1}}), "no white piece is on b2");
  EXPECT_EQ(refused({{1, 2}, {2, 1}}), "b1 is not empty");
  EXPECT_EQ(refused({{1, 2}, {1, 2}}), "a2 is not empty");
  EXPECT_EQ(refused({{1, 2}, {2, 2}}), "");
  EXPECT_EQ(Game(puzzle).push({{1, 2}, Direction::right}).value_or(""),
            "a2 can't push right: there is nothing to push");
  Puzzle wall = board("\n K p .\n\n P p .\n");
  EXPECT_EQ(Game(wall).move({{1, 2}, {3, 2}}).value_or(""),
            "no path of empty squares leads from a2 to c2");
  Game game(puzzle);
  ASSERT_FALSE(game.move({{1, 2}, {2, 2}}));
  ASSERT_FALSE(game.push({{2, 2}, Direction::right}));
  EXPECT_EQ(game.fallen(), Piece::black_pawn);
  EXPECT_EQ(game.push({{2, 2}, Direction::right}).value_or(""), "the game is over");
  EXPECT_EQ(game.move({{2, 1}, {1, 1}}).value_or(""), "the game is over");
}

// Every turn is legal for the replay, and together they reach what the brute force reaches.
TEST(PushFightRules, TurnsOnRandomBoards) {
  Random random(11);
  for (int i = 0; i < 150; ++i) {
    const Puzzle puzzle = testing::random_push_fight(random, 12);
    if (testing::configurations(puzzle) > 300) continue;
    std::set<std::string> reached;
    for_each_turn(puzzle.board, puzzle.position, 2,
                  [&](const IndexedTurn& indexed, const Position& after, Piece fallen) {
                    const Turn turn = turn_of(puzzle.board, indexed);
                    Game game(puzzle);
                    for (const Move& move : turn.moves) EXPECT_FALSE(game.move(move));
                    EXPECT_FALSE(game.push(turn.push));
                    EXPECT_EQ(game.position(), after);
                    EXPECT_EQ(game.fallen(), fallen);
                    if (belongs(fallen, Side::white)) return true;
                    std::string text = board_block(puzzle.board, after);
                    reached.insert(text);
                    return true;
                  });
    EXPECT_EQ(reached.size(), oracle::count_turns(puzzle, 2).positions.size()) << write(puzzle);
  }
}

TEST(PushFightStuck, AsAllOutcomesSay) {
  Random random(5);
  std::size_t stuck = 0;
  for (int round = 0; round < 3000; ++round) {
    const Puzzle puzzle = testing::random_push_fight(random, 9);
    for (const std::uint32_t moves : {0U, 1U, 2U, 3U, unlimited_moves}) {
      const bool expected =
          for_each_outcome(puzzle.board, puzzle.position, moves,
                           [](const IndexedTurn&, const Position&, Piece) { return false; });
      stuck += expected ? 1 : 0;
      ASSERT_EQ(is_stuck(puzzle.board, puzzle.position, moves), expected) << write(puzzle) << moves;
    }
  }
  EXPECT_GT(stuck, 300U);
}

TEST(PushFightStuck, RoomyBoardsTakeNoTime) {
  std::string rows;
  for (int y = 0; y < 100; ++y) {
    rows += '\n';
    rows += '\n';
    for (int x = 0; x < 100; ++x)
      rows += x == 0 && y == 0 ? " K" : x == 99 && y == 99 ? " k" : " .";
  }
  const Puzzle roomy = board(rows + "\n");
  EXPECT_FALSE(is_stuck(roomy.board, roomy.position, unlimited_moves));
  Position alone = roomy.position;
  for (Piece& piece : alone.pieces)
    if (piece == Piece::black_king) piece = Piece::none;
  EXPECT_TRUE(is_stuck(roomy.board, alone, unlimited_moves));
}

}  // namespace
}  // namespace hardboard::push_fight
