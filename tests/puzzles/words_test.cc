// Moves in words, as people write them.
#include "puzzles/graph_capture/words.h"

#include <gtest/gtest.h>

#include "puzzles/peg_army/words.h"
#include "puzzles/peg_solitaire/words.h"
#include "puzzles/push_fight/words.h"
#include "puzzles/solo_chess/words.h"

namespace hardboard {
namespace {

// The moves of all words must be those of the first.
template <class Move, class Puzzle>
void expect_alike(const Puzzle& puzzle, const std::vector<std::string>& all,
                  const std::vector<Move>& expected) {
  for (const std::string& words : all) {
    std::vector<Move> moves;
    EXPECT_EQ(read_moves(puzzle, words, moves), "") << words;
    EXPECT_EQ(moves, expected) << words;
  }
}

// What is wrong is said, and nothing is appended that was not a move.
template <class Move, class Puzzle>
void expect_refused(const Puzzle& puzzle, const std::vector<std::string>& all,
                    const std::string& expected) {
  for (const std::string& words : all) {
    std::vector<Move> moves;
    EXPECT_EQ(read_moves(puzzle, words, moves), expected + ", found `" + words + "`");
  }
}

TEST(Words, OfSoloChess) {
  using Move = capture::Capture<Square>;
  expect_alike<Move>(solo_chess::Puzzle(),
                     {"Rd2xd5", "d2xd5", "d2-d5", "d2d5", "?d2xd5", " d2 x d5 ", "Rd2 d5"},
                     {{{4, 2}, {4, 5}}});
  expect_alike<Move>(solo_chess::Puzzle(), {"K(0,-1)xaa1", "(0,-1)aa1"}, {{{0, -1}, {27, 1}}});
  expect_refused<Move>(solo_chess::Puzzle(),
                       {"Rd2", "Rxd5", "d2xd5x", "d2xd5 d6", "RRd2xd5", "d2xd0", "d2xd99999999999",
                        "rd2", "2x3", "d2xx"},
                       "expected a capture such as Rd2xd5");
  std::vector<Move> none;
  EXPECT_EQ(read_moves(solo_chess::Puzzle(), "", none),
            "expected a capture such as Rd2xd5, found ``");
}

TEST(Words, OfGraphCapture) {
  using Move = capture::Capture<graph_capture::Vertex>;
  expect_alike<Move>(graph_capture::Puzzle(), {"3x12", "3-12", "3 12", " 3 x 12 "}, {{{3}, {12}}});
  expect_refused<Move>(graph_capture::Puzzle(),
                       {"3", "3x", "x3", "3x1x2", "3x99999999999", "a1xa2"},
                       "expected a capture such as 3x1");
}

TEST(Words, OfPegSolitaire) {
  using Move = peg_solitaire::Jump;
  expect_alike<Move>(peg_solitaire::Puzzle(), {"d2-d4", "d2d4", "d2 d4", " d2 - d4 "},
                     {{{4, 2}, {4, 4}}});
  expect_alike<Move>(peg_solitaire::Puzzle(), {"d2-d4-f4", "d2d4f4"},
                     {{{4, 2}, {4, 4}}, {{4, 4}, {6, 4}}});
  expect_refused<Move>(peg_solitaire::Puzzle(), {"d2", "d2-", "d2-d4-", "d2--d4", "-d2"},
                       "expected a move such as d2-d4-b4");
  EXPECT_EQ(peg_solitaire::words_of_moves({{{4, 2}, {4, 4}}, {{4, 4}, {6, 4}}, {{1, 1}, {1, 3}}}),
            (std::vector<std::string>{"d2-d4-f4", "a1-a3"}));
}

TEST(Words, OfPegArmies) {
  using peg_army::Move;
  const peg_army::Puzzle plain;
  expect_alike<Move>(plain, {"a1-c1", "a1c1"}, {{{1, 1}, 0}});
  expect_alike<Move>(plain, {"a3-a1-c1", "a3a1c1"}, {{{1, 3}, 3}, {{1, 1}, 0}});
  expect_refused<Move>(plain, {"a1", "a1-", "move 2 at a1"}, "expected a jump such as a1-c1");
  EXPECT_EQ(words(plain, {{1, 1}, 0}), "a1-c1");
  EXPECT_EQ(words(plain, {{1, 1}, 7}), "a1-a1");
  peg_army::Puzzle own;
  own.tuples = {{{{1, 0}}, {0, 0}}};
  expect_alike<Move>(own, {"move 2 at a1", " move 2  at a1 ", "move2at a1"}, {{{1, 1}, 2}});
  expect_refused<Move>(own, {"a1-c1", "move 2", "move at a1", "move 2 at a1 x"},
                       "expected a move such as `move 2 at a1`");
  EXPECT_EQ(words(own, {{1, 1}, 7}), "move 7 at a1");
}

TEST(Words, OfPushFight) {
  using namespace push_fight;
  const push_fight::Puzzle puzzle;
  const Step move = Move{{4, 2}, {4, 4}}, push = Push{{4, 4}, Direction::right};
  expect_alike<Step>(puzzle, {"d2-d4", "d2d4", "d2 d4"}, {move});
  expect_alike<Step>(puzzle, {"d4 pushes right", "d4 right", "d4right", "d4-right"}, {push});
  expect_alike<Step>(puzzle, {"d2-d4, d4 pushes right", "d2d4 d4 right", "d2 d4,d4 right,"},
                     {move, push});
  expect_refused<Step>(puzzle, {"d2", "d2-", "d4 north", "d2-d4,, d4 up", "d4 pushes", "x"},
                       "expected a move such as d2-d4, or a push such as `d4 pushes right`");
  EXPECT_EQ(words(move), "d2-d4");
  EXPECT_EQ(words(push), "d4 pushes right");
  const Turn turn{{{{4, 2}, {4, 4}}}, {{4, 4}, Direction::right}};
  EXPECT_EQ(steps_of(turn), (std::vector<Step>{move, push}));
  EXPECT_EQ(turn_of({move, push}), turn);
  EXPECT_FALSE(turn_of({}));
  EXPECT_FALSE(turn_of({move}));
  EXPECT_FALSE(turn_of({push, push}));
  EXPECT_FALSE(turn_of({push, move}));
}

}  // namespace
}  // namespace hardboard
