// The player without a table: what it calls proved, tables prove; and it wins what it has proved.
#include "methods/push_fight/player.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <gtest/gtest.h>

#include "methods/push_fight/any_push.h"
#include "methods/push_fight/best_turn.h"
#include "methods/push_fight/retrograde.h"
#include "methods/push_fight/standing_threat.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/outcomes.h"
#include "puzzles/push_fight/replay.h"
#include "puzzles/push_fight/table_check.h"
#include "support/push_fight_play.h"
#include "support/random_push_fight.h"
#include "support/stopwatch.h"
#include "support/within.h"

namespace hardboard::push_fight {
namespace {

using testing::play;

constexpr std::size_t memory = std::size_t{1} << 18;  // so that hard draws end soon

Value value_of_turn(const Table& table, Puzzle puzzle, const Turn& turn) {
  const Side mover = puzzle.position.turn;
  const Piece fallen = play(puzzle, turn);
  return value_after(table, mover, puzzle.position, fallen);
}

// The bound in "wins in at most 7 turns: proved", for these first words; nothing for other words.
std::optional<std::uint32_t> proved(const std::string& why, const std::string& begin) {
  if (!why.starts_with(begin)) return std::nullopt;
  return static_cast<std::uint32_t>(std::atoi(why.c_str() + begin.size()));
}

std::optional<std::uint32_t> proved_win(const std::string& why) {
  return why == "wins in 1" ? 1 : proved(why, "wins in at most ");
}

TEST(PlayerLong, ProvesNothingThatTablesDoNotSay) {
  Random random(61);
  int wins = 0, losses = 0, holds = 0, only = 0;
  for (int round = 0; round < 3000; ++round) {
    const Board board = random_board(random, 5 + static_cast<std::uint32_t>(random.below(5)));
    const Contest contest{board, random_forces(random, board.size()),
                          static_cast<std::uint32_t>(random.below(3))};
    Table table(contest);
    Analysis analysis;
    analyse(table, analysis, {});
    const Puzzle puzzle{board, random_position(random, board, contest.forces), Question::winner,
                        contest.moves};
    if (any_push(puzzle) != AnyPush::some) continue;
    const Value expected = best_turn(table, puzzle.position)->value;
    const PlayerChoice choice = make_player(puzzle, memory)(puzzle.position, {});
    const std::string& why = choice.why;
    if (!choice.turn) {
      EXPECT_EQ(why, "loses: every turn allows a mate");
      EXPECT_EQ(expected, (Value{Verdict::loss, 2}));
      ++losses;
      continue;
    }
    const Value value = value_of_turn(table, puzzle, *choice.turn);
    EXPECT_EQ(value.verdict, expected.verdict) << why;
    if (const auto bound = proved_win(why)) {
      EXPECT_EQ(value.verdict, Verdict::win);
      EXPECT_LE(value.depth, *bound);
      ++wins;
    }
    if (const auto bound = proved(why, "loses in at most ")) {
      EXPECT_EQ(value.verdict, Verdict::loss);
      EXPECT_LE(value.depth, *bound);
      ++losses;
    }
    if (why == "a draw: proved") {
      EXPECT_EQ(value.verdict, Verdict::draw);
      ++holds;
    }
    if (why == "the only turn that allows no mate") ++only;
  }
  EXPECT_GT(wins, 30);
  EXPECT_GT(losses, 5);
  EXPECT_GT(holds, 5);
  EXPECT_GT(only, 3);
}

// Positions in which, by the plain rules, all turns but one let the other side mate at once.
TEST(PlayerLong, FindsTheOnlyTurnThatDoesNotLose) {
  Random random(67);
  int seen = 0;
  for (int round = 0; round < 4000 && seen < 12; ++round) {
    const Board board = random_board(random, 9);
    const Contest contest{board, {Force{2, 1}, Force{2, 1}}, 1};
    Puzzle puzzle{board, random_position(random, board, contest.forces), Question::winner, 1};
    // An outcome is bad if a piece of the mover falls then, or in the next turn.
    std::vector<Turn> good;
    bool mates = false;
    for_each_outcome(board, puzzle.position, 1,
                     [&](const IndexedTurn& turn, const Position& after, Piece fallen) {
                       mates = mates || belongs(fallen, other(puzzle.position.turn));
                       bool is_bad = fallen != Piece::none;
                       if (!is_bad) {
                         for_each_outcome(board, after, 1,
                                          [&](const IndexedTurn&, const Position&, Piece next) {
                                            is_bad = is_bad || belongs(next, puzzle.position.turn);
                                            return !is_bad;
                                          });
                       }
                       if (!is_bad) good.push_back(turn_of(board, turn));
                       return !mates;
                     });
    if (mates || good.size() != 1) continue;
    const PlayerChoice choice = make_player(puzzle, memory)(puzzle.position, {});
    ASSERT_TRUE(choice.turn);
    EXPECT_EQ(choice.why, "the only turn that allows no mate");
    Puzzle expected = puzzle;
    play(expected, good[0]);
    play(puzzle, *choice.turn);
    EXPECT_EQ(name_of(puzzle.position), name_of(expected.position));
    ++seen;
  }
  EXPECT_EQ(seen, 12);
}

// Against replies by chance, from one proof to the next: each turn of both sides brings the end
// nearer.
TEST(PlayerLong, WinsWhatItHasProved) {
  Random random(71);
  const Board board = standard_board();
  int won = 0, deep = 0;
  for (int round = 0; round < 400 && won < 10; ++round) {
    Puzzle puzzle{board, random_position(random, board, {Force{3, 2}, Force{3, 2}}),
                  Question::winner, 2};
    const Player player = make_player(puzzle, memory / 4);
    std::optional<std::uint32_t> left;
    const Side winner = puzzle.position.turn;
    for (;;) {
      const PlayerChoice choice = player(puzzle.position, testing::within(1000));
      const std::optional<std::uint32_t> bound = proved_win(choice.why);
      if (!left && (!bound || *bound == 1)) break;
      ASSERT_TRUE(bound) << choice.why;
      if (left) {
        EXPECT_LE(*bound + 2, *left);
      }
      deep += *bound > 3 ? 1 : 0;
      left = bound;
      ASSERT_TRUE(choice.turn);
      if (const Piece fallen = play(puzzle, *choice.turn); fallen != Piece::none) {
        EXPECT_TRUE(belongs(fallen, other(winner)));
        ++won;
        break;
      }
      // One of the replies by which no piece falls; without one the game is won as well.
      std::uint64_t replies = 0;
      std::optional<Turn> reply;
      for_each_outcome(board, puzzle.position, puzzle.moves,
                       [&](const IndexedTurn& turn, const Position&, Piece fallen) {
                         if (fallen == Piece::none && random.below(++replies) == 0)
                           reply = turn_of(board, turn);
                         return true;
                       });
      if (!reply) {
        ++won;
        break;
      }
      play(puzzle, *reply);
    }
  }
  EXPECT_EQ(won, 10);
  EXPECT_GT(deep, 0);
}

// A machine that is slow, or busy otherwise, may need more time for a turn. What the player takes
// is counted as processor time, which stands still while others have the processor.
TEST(Player, KeepsToItsTime) {
  Random random(73);
  const Board board = standard_board();
  double seconds = 0.1;
  bool is_played = false;
  for (int open = 0; !is_played;) {
    const Puzzle puzzle{board, random_position(random, board, {Force{3, 2}, Force{3, 2}}),
                        Question::winner, 2};
    const Player player = make_player(puzzle, std::size_t{1} << 26);
    // A position that the search leaves open, so that it takes all the time.
    if (!player(puzzle.position, testing::within(seconds)).why.starts_with("not proved")) continue;
    ASSERT_LT(++open, 14);
    const testing::Stopwatch stopwatch;
    is_played = player(puzzle.position, testing::within(seconds)).turn.has_value();
    const std::atomic<bool> interrupted = true;
    Limits limits;
    limits.interrupted = &interrupted;
    player(puzzle.position, limits);
    EXPECT_LT(stopwatch.spent(), std::chrono::duration<double>(seconds + 5));
    seconds *= 1.5;
  }
}

}  // namespace
}  // namespace hardboard::push_fight
