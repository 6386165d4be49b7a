// The opponent of `play`: its turns are legal, and keep what the table says.
#include "methods/push_fight/opponent.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

#include "methods/push_fight/any_push.h"
#include "methods/push_fight/best_turn.h"
#include "methods/push_fight/retrograde.h"
#include "methods/push_fight/winner.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/replay.h"
#include "support/push_fight_play.h"
#include "support/random_push_fight.h"
#include "support/scratch.h"
#include "support/within.h"

namespace hardboard::push_fight {
namespace {

using testing::play;

TEST(OpponentLong, WinsAsSoonAsTheTableSays) {
  Random random(41);
  int won = 0;
  for (int round = 0; round < 60; ++round) {
    const Board board = random_board(random, 9);
    const Contest contest{board, {Force{1, 2}, Force{2, 1}}, 1};
    Table table(contest);
    Analysis analysis;
    analyse(table, analysis, {});
    Puzzle puzzle{board, random_position(random, board, contest.forces), Question::mate_in_1, 1};
    const Result<Opponent> opponent = Opponent::make(puzzle, {});
    ASSERT_TRUE(opponent);
    // It plays both sides: the game lasts as long as the table says.
    const Value value = best_turn(table, puzzle.position)->value;
    if (value.verdict == Verdict::draw) continue;
    std::uint32_t turns = 0;
    for (;; ++turns) {
      if (any_push(puzzle) == AnyPush::none) break;
      const Opponent::Choice choice = opponent.value().choose(puzzle.position, {});
      ASSERT_TRUE(choice.turn);
      if (play(puzzle, *choice.turn) != Piece::none) {
        ++turns;
        break;
      }
    }
    EXPECT_EQ(turns, value.depth);
    ++won;
  }
  EXPECT_GT(won, 20);
}

TEST(OpponentNightly, PlaysWithoutATable) {
  Random random(43);
  int mates = 0;
  for (int round = 0; round < 8; ++round) {
    Puzzle puzzle{standard_board(),
                  random_position(random, standard_board(), {Force{3, 2}, Force{3, 2}}),
                  Question::winner, 2};
    SolveOptions options;
    // So that the search ends soon. One of the positions has lines of play under threats that go on
    // for thousands of turns, which once ended the program for lack of stack.
    options.limits.memory_bytes = std::size_t{1} << 20;
    const Result<Opponent> opponent = Opponent::make(puzzle, options);
    ASSERT_TRUE(opponent);
    const Opponent::Choice choice = opponent.value().choose(puzzle.position, testing::within(1000));
    ASSERT_TRUE(choice.turn);
    const Side mover = puzzle.position.turn;
    const Piece fallen = play(puzzle, *choice.turn);
    if (choice.why != "wins in 1") continue;
    EXPECT_TRUE(belongs(fallen, other(mover)));
    ++mates;
  }
  EXPECT_GT(mates, 3);
}

// With three moves a turn neither a table nor the search by proof numbers applies to this board.
TEST(OpponentLong, AllowsNoMateWhereNothingSearches) {
  Random random(44);
  int safe = 0;
  for (int round = 0; round < 12; ++round) {
    Puzzle puzzle{standard_board(),
                  random_position(random, standard_board(), {Force{3, 2}, Force{3, 2}}),
                  Question::winner, 3};
    if (solve_one_turn(puzzle, {}).verdict != Verdict::unknown) continue;
    const Result<Opponent> opponent = Opponent::make(puzzle, {});
    ASSERT_TRUE(opponent);
    const Opponent::Choice choice = opponent.value().choose(puzzle.position, testing::within(2000));
    ASSERT_TRUE(choice.turn);
    play(puzzle, *choice.turn);
    if (choice.why != "allows no mate") continue;
    EXPECT_NE(solve_one_turn(puzzle, {}).verdict, Verdict::win);
    ++safe;
  }
  EXPECT_GT(safe, 0);
}

TEST(OpponentLong, RefusesABadTable) {
  const std::string file = testing::scratch_path();
  std::ofstream(file) << "no table at all";
  Random random(47);
  const Board board = random_board(random, 6);
  SolveOptions options;
  options.table_file = file;
  const Puzzle puzzle{board, random_position(random, board, {Force{1, 1}, Force{1, 1}}),
                      Question::winner, 2};
  const Result<Opponent> opponent = Opponent::make(puzzle, options);
  ASSERT_FALSE(opponent);
  EXPECT_EQ(opponent.error().message, "is no table; expected a new file, or a table to replace");
  std::filesystem::remove(file);
}

}  // namespace
}  // namespace hardboard::push_fight
