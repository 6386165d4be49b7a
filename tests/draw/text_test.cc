// Pictures in plain characters, word for word.
#include "draw/text.h"

#include <gtest/gtest.h>
#include <limits>

#include "draw/samples.h"
#include "draw/words.h"

namespace hardboard::draw {
namespace {

TEST(TextPicture, Board) {
  solo_chess::Puzzle puzzle = board({". . N . . B", ". R . Q1 . .", ". . . K* . ."}, 2);
  puzzle.last = 4;
  puzzle.goal = Square{4, 2};
  puzzle.id = "first";
  EXPECT_EQ(text_picture(puzzle, solution("b2 d2 d2 c3 c3 f3")),
            "first: 5 pieces, budget 2 unless one is given (* unlimited), Kd1 must remain last, "
            "goal d2\n"
            "\n"
            "3  .  .  N  .  .  B\n"
            "2  .  R  .  Q1 .  .\n"
            "1  .  .  .  K* .  .\n"
            "   a  b  c  d  e  f\n"
            "\n"
            "1. Rb2xd2  2. Rd2xc3  3. Rc3xf3\n");
}

TEST(TextPicture, PiecesWithoutFrame) {
  solo_chess::Puzzle puzzle;
  puzzle.budget = 1;
  puzzle.pieces = {{{-1, 0}, 1, type_number(puzzle, 'R')}, {{1, 9}, 1, 0}};
  EXPECT_EQ(text_picture(puzzle),
            "2 pieces, budget 1\n"
            "\n"
            "10  .  .  .  .  .\n"
            " 9  .  .  .  R  .\n"
            " 8  .  .  .  .  .\n"
            " 7  .  .  .  .  .\n"
            " 6  .  .  .  .  .\n"
            " 5  .  .  .  .  .\n"
            " 4  .  .  .  .  .\n"
            " 3  .  .  .  .  .\n"
            " 2  .  .  .  .  .\n"
            " 1  .  .  .  .  .\n"
            " 0  .  R  .  .  .\n"
            "-1  .  .  .  .  .\n"
            "    -2 -1 0  1  2\n");
}

TEST(TextPicture, SaysWhatElseIsBounded) {
  solo_chess::Puzzle puzzle = board({"R . P"}, 3);
  puzzle.bounds = {.on_distance = true, .shortest = 2, .longest = 4, .capturers = 1};
  EXPECT_EQ(text_picture(puzzle),
            "2 pieces, distance 3, captures at least 2 long, captures at most 4 long, at most 1 "
            "piece may begin to capture\n"
            "\n"
            "1  R . P\n"
            "   a b c\n");
}

TEST(TextPicture, WideBoardsAreLists) {
  solo_chess::Puzzle puzzle;
  const std::uint8_t rook = type_number(puzzle, 'R');
  puzzle.pieces = {{{1, 1}, solo_chess::unlimited, rook}, {{100, 2}, 7, rook}};
  EXPECT_EQ(text_picture(puzzle),
            "2 pieces, budget unlimited unless one is given\n\nRa1  Rcv2{7}\n");
}

TEST(TextPicture, NothingThatATerminalObeys) {
  solo_chess::Puzzle puzzle = board({"R R"}, 2);
  puzzle.types[0].letter = '\x1b';
  puzzle.id = "\x1b[2J";
  const std::string text = text_picture(puzzle, solution("a1 b1"));
  EXPECT_EQ(text, "?[2J: 2 pieces, budget 2\n\n1  ? ?\n   a b\n\n1. ?a1xb1\n");
}

TEST(TextPicture, Graph) {
  graph_capture::Puzzle puzzle = graph(4, false, {{1, 2}, {2, 3}});
  puzzle.budgets[1] = 12;
  puzzle.budgets[2] = graph_capture::unlimited;
  capture::Answer<graph_capture::Vertex> answer;
  answer.moves = {{{1}, {2}}};
  EXPECT_EQ(text_picture(puzzle, answer),
            "4 vertices, undirected, budget 2 unless one is given (* unlimited)\n"
            "\n"
            "1      -- 2\n"
            "2 {12} -- 1 3\n"
            "3 {*}  -- 2\n"
            "4      -- none\n"
            "\n"
            "1. 1x2\n");
  EXPECT_EQ(text_picture(graph(2, true, {{2, 1}}, 0)),
            "2 vertices, directed, budget 0\n\n1 -> none\n2 -> 1\n");
}

TEST(Words, LettersFollowTheCarrier) {
  const solo_chess::Puzzle puzzle = board({"R N Q"}, 2);
  const std::vector<std::string> expected{"Nb1xc1", "Nc1xa1", "?b1xa1"};
  EXPECT_EQ(move_words(puzzle, captures("b1 c1 c1 a1 b1 a1")), expected);
}

}  // namespace
}  // namespace hardboard::draw
