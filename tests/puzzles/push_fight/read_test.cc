// Push Fight files: what is read, what comes back, and every way to be wrong.
#include "puzzles/push_fight/read.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <string>

#include "puzzles/push_fight/board.h"
#include "support/bad_input.h"
#include "support/push_fight_boards.h"

namespace hardboard::push_fight {
namespace {

Puzzle must_read(const std::string& text) {
  const Result<Puzzle> puzzle = read({"f", text, 1});
  EXPECT_TRUE(puzzle) << to_string(puzzle.error());
  return puzzle ? *puzzle : Puzzle{};
}

TEST(PushFightRead, EverythingAtOnce) {
  const Puzzle puzzle = must_read(
      "\xEF\xBB\xBF# a comment\r\n"
      "push-fight\r\n"
      "turn white  # as the anchor says\r\n"
      "moves 7\r\n"
      "question winner\r\n"
      "board\r\n"
      "   - -\r\n"
      "  |. K\r\n"
      "\r\n"
      " P # a|\r\n"
      "\r\n"
      "   p .   \r\n"
      "   -\r\n"
      "\r\n");
  const Board& board = puzzle.board;
  EXPECT_EQ(puzzle.question, Question::winner);
  EXPECT_EQ(puzzle.moves, 7U);
  EXPECT_EQ(puzzle.position.turn, Side::white);
  ASSERT_EQ(board.squares, (std::vector<Square>{{2, 3}, {3, 3}, {1, 2}, {3, 2}, {2, 1}, {3, 1}}));
  EXPECT_EQ(puzzle.position.pieces,
            (std::vector<Piece>{Piece::none, Piece::white_king, Piece::white_pawn,
                                Piece::black_king, Piece::black_pawn, Piece::none}));
  EXPECT_EQ(puzzle.position.anchor, 3U);
  EXPECT_EQ(board.step(0, Direction::up), rail);
  EXPECT_EQ(board.step(0, Direction::left), rail);
  EXPECT_EQ(board.step(0, Direction::right), 1U);
  EXPECT_EQ(board.step(0, Direction::down), off_board);  // into the hole inside the board
  EXPECT_EQ(board.step(1, Direction::down), 3U);
  EXPECT_EQ(board.step(3, Direction::right), rail);
  EXPECT_EQ(board.step(3, Direction::left), off_board);
  EXPECT_EQ(board.step(4, Direction::down), rail);
  EXPECT_EQ(board.step(5, Direction::down), off_board);
  EXPECT_EQ(write(puzzle),
            "push-fight\nquestion winner\nmoves 7\nboard\n   - -\n  |. K\n\n P   a|\n\n   p .\n"
            "   -\n");
}

TEST(PushFightRead, RowsMayFollowEachOtherDirectly) {
  const Puzzle compact = must_read("push-fight\nboard\n - - -\n|. K .|\n . p k\n - -\n");
  EXPECT_EQ(compact, must_read("push-fight\nboard\n - - -\n|. K .|\n\n . p k\n - -\n"));
  EXPECT_EQ(compact.board.size(), 6U);
}

TEST(PushFightRead, KeysMayComeBehindTheBoard) {
  const Puzzle puzzle = must_read("push-fight\nboard\n\n K p\nmoves unlimited\nturn black\n");
  EXPECT_EQ(puzzle.moves, unlimited_moves);
  EXPECT_EQ(puzzle.position.turn, Side::black);
  EXPECT_EQ(write(puzzle), "push-fight\nmoves unlimited\nturn black\nboard\n\n K p\n");
}

TEST(PushFightRead, AnAnchorSaysWhoseTurnItIs) {
  EXPECT_EQ(must_read("push-fight\nboard\n\n A p\n").position.turn, Side::black);
  EXPECT_EQ(must_read("push-fight\nboard\n\n a P\n").position.turn, Side::white);
  EXPECT_EQ(must_read("push-fight\nboard\n\n K p\n").position.turn, Side::white);
}

TEST(PushFightRead, NoKingIsLegal) {
  EXPECT_EQ(must_read("push-fight\nboard\n\n P p\n").board.size(), 2U);
  EXPECT_EQ(must_read("push-fight\nboard\n\n .\n").board.size(), 1U);
}

TEST(PushFightRead, LinesOfBlanks) {
  EXPECT_EQ(must_read("push-fight\nboard\n  \n K p\n \n\n   \n"),
            must_read("push-fight\nboard\n\n K p\n"));
}

TEST(PushFightRead, ThePublishedBoard) {
  const std::string text = "push-fight\nstandard .OX.....oxX.....Oox...OY..\n";
  const Puzzle puzzle = must_read(text);
  EXPECT_EQ(write(puzzle), text);
  EXPECT_EQ(puzzle.position.turn, Side::white);
  EXPECT_EQ(puzzle.position.anchor, 23U);
  // The same board, drawn.
  EXPECT_EQ(must_read("push-fight\nboard\n" + board_block(puzzle.board, puzzle.position)), puzzle);
  EXPECT_EQ(board_block(puzzle.board, puzzle.position),
            "     - - - - -\n"
            "     . K k . .\n"
            "\n"
            " . . . P p k . .\n"
            "\n"
            " . . . K P p . .\n"
            "\n"
            "   . K a . .\n"
            "   - - - - -\n");
  EXPECT_EQ(must_read("push-fight\nstandard .PX.....oxX.....Oox...OX..\n").position.turn,
            Side::black);
}

TEST(PushFightRead, Errors) {
  const auto board = [](const std::string& rows) { return "push-fight\nboard\n" + rows; };
  testing::expect_refused(
      {
          {"", "1:1: nothing here: expected `push-fight`"},
          {"peg-solitaire\n", "1:1: expected `push-fight`, found `peg-solitaire`"},
          {"push-fight 2\n", "1:12: expected the end of the line, found `2`"},
          {"push-fight\n", "1:11: the puzzle ends without a block `board` or a line `standard`"},
          {"push-fight\nsize 3\n",
           "2:1: expected question, moves, turn, board or standard, found `size`"},
          {"push-fight\nquestion who\n", "2:10: expected `mate-in-1` or `winner`, found `who`"},
          {"push-fight\nturn red\n", "2:6: expected `white` or `black`, found `red`"},
          {"push-fight\nmoves 2\nmoves 3\n", "3:1: `moves` is given twice, first on line 2"},
          {board("\n K p\nboard\n"), "5:1: `board` is given twice, first on line 2"},
          {board("\n K p\nstandard .\n"), "5:1: `board` and `standard` can't both be given"},
          {board(""), "2:6: the board has no squares"},
          {board("\n\n  \n"), "5:3: the board has no squares"},
          {board("\n a a\n"), "4:4: a second anchor; the first is on line 4, column 2"},
          {board("\n a A\n"), "4:4: a second anchor; the first is on line 4, column 2"},
          {board("\n K x\n"),
           "4:4: expected a square: `.`, one of K P k p A a, or a blank for none, found `x`"},
          {board("\n K\xC3\xA4\n"), "4:3: expected an edge: `|` or a blank, found `\xC3\xA4`"},
          {board("\npk\n"), "4:1: expected an edge: `|` or a blank, found `p`"},
          {board("\n K-p\n"), "4:3: expected an edge: `|` or a blank, found `-`"},
          {board(" K p\n"), "3:2: expected an edge: `-` or a blank, found `K`"},
          {board("-\n K p\n"), "3:1: expected a blank between the edges of squares, found `-`"},
          {board("\n K|p\n"), "4:3: a rail inside the board: they stand on boundary edges only"},
          {board("\n K p\n -\n . .\n"),
           "5:2: a rail inside the board: they stand on boundary edges only"},
          {board("\n K p  |\n"), "4:7: a rail that is at the edge of no square"},
          {board("     -\n K p\n"), "3:6: a rail that is at the edge of no square"},
          {board("\n a K\nturn black\n"),
           "5:6: the anchored king (line 4, column 2) says that it is white's turn"},
          {"push-fight\nturn white\nboard\n\n A p\n",
           "2:6: the anchored king (line 5, column 2) says that it is black's turn"},
          {"push-fight\nstandard .OX\n",
           "2:10: expected 26 characters for the published board, found 3"},
          {"push-fight\nstandard\n",
           "2:9: expected 26 characters for the published board, found 0"},
          {"push-fight\nstandard .OX.....oxX.....Oox...OYY.\n", "2:34: a second anchor"},
          {"push-fight\nstandard .OX.....oxX.....Oox...OK..\n",
           "2:33: expected one of . o O x X P Y, found `K`"},
          {"push-fight\nturn black\nstandard .OX.....oxX.....Oox...OY..\n",
           "2:6: the anchored king (line 3, column 33) says that it is white's turn"},
      },
      [](const Text& text) { return read(text); });
}

RC_GTEST_PROP(PushFightRead, WhatIsWrittenIsRead, (std::uint64_t seed)) {
  Random random(seed);
  Puzzle puzzle = testing::random_push_fight(random, 30);
  puzzle.moves = static_cast<std::uint32_t>(random.below(5));
  if (puzzle.position.anchor == no_anchor && random.below(2) == 0)
    puzzle.position.turn = Side::black;
  const Result<Puzzle> again = read({"f", write(puzzle), 1});
  RC_ASSERT(again.ok());
  // The box around a board that is read begins at 1 1.
  RC_ASSERT(write(*again) == write(puzzle));
  RC_ASSERT(again->board.next == puzzle.board.next);
  RC_ASSERT(again->position == puzzle.position);
}

}  // namespace
}  // namespace hardboard::push_fight
