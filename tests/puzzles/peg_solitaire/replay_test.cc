// Jumps by the rules: what is legal, why something is not, and when the goal is met.
#include "puzzles/peg_solitaire/replay.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <limits>
#include <rapidcheck/gtest.h>

#include "oracle/peg_brute_force.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "support/peg_puzzle.h"
#include "support/random_pegs.h"

namespace hardboard::peg_solitaire {
namespace {

using testing::puzzle_of, testing::random_pegs;

TEST(PegReplay, SaysWhyAJumpIsNotLegal) {
  const Puzzle puzzle = puzzle_of("peg-solitaire\nboard\n. o # o o\no o . . o\n");
  Game game(puzzle);
  const auto why = [&](Square from, Square to) { return game.play({from, to}).value_or("legal"); };
  EXPECT_EQ(why({0, 1}, {2, 1}), "(0,1) is no hole");
  EXPECT_EQ(why({5, 1}, {7, 1}), "g1 is no hole");
  EXPECT_EQ(why({1, 1}, {4, 1}), "pegs don't jump from a1 to d1");
  EXPECT_EQ(why({1, 1}, {1, 1}), "pegs don't jump from a1 to a1");
  EXPECT_EQ(why({1, 1}, {2, 2}), "pegs don't jump from a1 to b2");
  EXPECT_EQ(why({2, 2}, {4, 2}), "c2 is no hole");
  EXPECT_EQ(why({3, 1}, {5, 1}), "no peg is on c1");
  EXPECT_EQ(why({5, 1}, {3, 1}), "no peg is on d1 to jump over");
  const Puzzle full = puzzle_of("peg-solitaire\nboard\no o o\n");
  EXPECT_EQ(Game(full).play({{1, 1}, {3, 1}}), "a peg is on c1 already");
  EXPECT_EQ(game.pegs_left(), 6);
  EXPECT_EQ(why({1, 1}, {3, 1}), "legal");
  EXPECT_EQ(game.pegs_left(), 5);
  EXPECT_EQ(words(Jump{{1, 1}, {3, 1}}), "a1-c1");
}

TEST(PegReplay, EdgesOfThePlane) {
  constexpr std::int32_t low = std::numeric_limits<std::int32_t>::min();
  constexpr std::int32_t high = std::numeric_limits<std::int32_t>::max();
  Puzzle puzzle;
  puzzle.holes = {{low, 0}, {low + 1, 0}, {low + 2, 0}, {high - 2, 0}, {high - 1, 0}, {high, 0}};
  puzzle.pegs = {1, 1, 0, 0, 1, 1};
  EXPECT_EQ(jumps_of(puzzle).size(), 4);
  Game game(puzzle);
  EXPECT_EQ(game.moves().size(), 2);
  EXPECT_TRUE(game.play({{high, 0}, {low, 0}}));
  EXPECT_FALSE(game.play({{high, 0}, {high - 2, 0}}));
  EXPECT_FALSE(game.play({{low, 0}, {low + 2, 0}}));
}

TEST(PegReplay, APegThatWasThereMeetsTheGoalForGood) {
  const Puzzle puzzle = puzzle_of("peg-solitaire\ngoal peg 3 1\nboard\no o . o .\n");
  Game game(puzzle);
  EXPECT_FALSE(game.goal_met());
  EXPECT_FALSE(game.play({{1, 1}, {3, 1}}));
  EXPECT_TRUE(game.goal_met());
  EXPECT_FALSE(game.play({{4, 1}, {2, 1}}));
  EXPECT_TRUE(game.goal_met());
}

// The jumps of a board, by the definition.
RC_GTEST_PROP(PegJumps, AreThoseOfTheBoard, ()) {
  const Puzzle puzzle = random_pegs();
  std::vector<HoleJump> expected;
  for (std::uint32_t from = 0; from < puzzle.holes.size(); ++from)
    for (std::uint32_t to = 0; to < puzzle.holes.size(); ++to)
      for (std::uint32_t over = 0; over < puzzle.holes.size(); ++over)
        if (oracle::is_jump_of_board(puzzle, {puzzle.holes[from], puzzle.holes[to]}) &&
            puzzle.holes[from].x + puzzle.holes[to].x == 2 * puzzle.holes[over].x &&
            puzzle.holes[from].y + puzzle.holes[to].y == 2 * puzzle.holes[over].y)
          expected.push_back({from, over, to});
  const std::vector<HoleJump> jumps = jumps_of(puzzle);
  RC_ASSERT(jumps.size() == expected.size());
  for (const HoleJump& jump : expected)
    RC_ASSERT(std::count(jumps.begin(), jumps.end(), jump) == 1);
  for (std::size_t i = 0; i < jumps.size(); i += 2) {
    RC_ASSERT(jumps[i].from < jumps[i].to);
    RC_ASSERT((HoleJump{jumps[i].to, jumps[i].over, jumps[i].from} == jumps[i + 1]));
  }
}

// Play at random: `play` takes what `moves()` lists and refuses all other pairs of holes.
RC_GTEST_PROP(PegReplay, LegalJumpsAreTheOnesThatCanBePlayed, ()) {
  const Puzzle puzzle = random_pegs(3);
  Game game(puzzle);
  for (;;) {
    const std::vector<Jump> legal = game.moves();
    for (const Square from : puzzle.holes) {
      for (const Square to : puzzle.holes) {
        Game copy = game;
        const bool listed = std::count(legal.begin(), legal.end(), Jump{from, to}) == 1;
        RC_ASSERT(!copy.play({from, to}) == listed);
        RC_ASSERT(copy.pegs_left() == game.pegs_left() - (listed ? 1 : 0));
      }
    }
    if (legal.empty()) return;
    RC_ASSERT(!game.play(legal[*rc::gen::inRange<std::size_t>(0, legal.size())]));
  }
}

// A game keeps its legal jumps up to date while jumps are made and taken back: they are those of a
// new game that begins there.
RC_GTEST_PROP(PegReplay, LegalJumpsAreKeptUpToDate, ()) {
  const Puzzle puzzle = random_pegs(7);
  Game game(puzzle);
  std::size_t made = 0;
  for (int step = 0; step < 60; ++step) {
    const std::vector<Jump> legal = game.moves();
    Puzzle now = puzzle;
    now.pegs = game.pegs();
    RC_ASSERT(legal == Game(now).moves());
    const bool is_over = legal.empty() || game.goal_met();
    RC_ASSERT(game.ending().has_value() == is_over);
    if (made > 0 && (legal.empty() || *rc::gen::inRange(0, 3) == 0)) {
      game.undo();
      --made;
    } else if (!legal.empty()) {
      RC_ASSERT(!game.play(legal[*rc::gen::inRange<std::size_t>(0, legal.size())]));
      ++made;
    }
  }
}

}  // namespace
}  // namespace hardboard::peg_solitaire
