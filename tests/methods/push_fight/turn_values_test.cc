// The values of steps and turns: those that all positions have by the rules alone.
#include "methods/push_fight/turn_values.h"

#include <gtest/gtest.h>
#include <map>
#include <set>

#include "base/time_slice.h"
#include "methods/push_fight/retrograde.h"
#include "oracle/push_fight_values.h"
#include "puzzles/push_fight/replay.h"
#include "puzzles/push_fight/rules.h"
#include "support/random_push_fight.h"

namespace hardboard::push_fight {
namespace {

struct BruteForce {
  std::map<std::string, Value> steps;  // the best turn that begins with each step, by its words
  std::map<std::string, Value> ends;   // by the placement before the push, and the push
};

// All turns by the rules, each with the value of the position that it leads to.
BruteForce brute_force(const Board& board, const Position& position, std::uint32_t moves,
                       const std::map<std::string, oracle::PushFightValue>& known) {
  BruteForce result;
  for_each_turn(
      board, position, moves, [&](const IndexedTurn& turn, const Position& after, Piece fallen) {
        Value value{belongs(fallen, position.turn) ? Verdict::loss : Verdict::win, 1};
        if (fallen == Piece::none) {
          const oracle::PushFightValue& next = known.at(oracle::name_of(after));
          value = before({next.verdict, next.depth});
        }
        const Turn named = turn_of(board, turn);
        const auto [step, is_new] = result.steps.try_emplace(words(steps_of(named).front()), value);
        if (!is_new && is_better(value, step->second)) step->second = value;
        Position pushing = position;
        for (const auto& [from, to] : turn.moves)
          std::swap(pushing.pieces[from], pushing.pieces[to]);
        result.ends[oracle::name_of(pushing) + words(Step{named.push})] = value;
        return true;
      });
  return result;
}

// Where a turn pushes, as the brute force names it; the turn must be legal.
std::string end_of(const Puzzle& puzzle, const Turn& turn) {
  Game game(puzzle);
  for (const Move& move : turn.moves) EXPECT_EQ(game.play(move), std::nullopt);
  const std::string name = oracle::name_of(game.position()) + words(Step{turn.push});
  EXPECT_EQ(game.play(turn.push), std::nullopt);
  return name;
}

struct Seen {
  std::map<Verdict, int> verdicts;
  int stuck = 0, turns = 0;
};

void compare(const Puzzle& puzzle, const Table& table,
             const std::map<std::string, oracle::PushFightValue>& known, Seen& seen) {
  const auto values = turn_values(table, puzzle.position, puzzle.moves);
  ASSERT_TRUE(values);
  const BruteForce brute = brute_force(puzzle.board, puzzle.position, puzzle.moves, known);
  std::set<std::string> words_seen;
  for (const auto& [step, value] : values->steps) {
    EXPECT_TRUE(words_seen.insert(words(step)).second);
    const auto expected = brute.steps.find(words(step));
    if (expected == brute.steps.end()) {
      EXPECT_EQ(value, (Value{Verdict::loss, 0})) << words(step);
      ++seen.stuck;
      continue;
    }
    EXPECT_EQ(value, expected->second) << words(step);
    ++seen.verdicts[value.verdict];
  }
  EXPECT_EQ(words_seen.size(), Game(puzzle).moves().size());
  std::set<std::string> ends;
  for (std::size_t i = 0; i < values->turns.size(); ++i) {
    const auto& [turn, value] = values->turns[i];
    const std::string end = end_of(puzzle, turn);
    EXPECT_TRUE(ends.insert(end).second);
    EXPECT_EQ(value, brute.ends.at(end));
    EXPECT_FALSE(i > 0 && is_better(value, values->turns[i - 1].value));
    ++seen.turns;
  }
  EXPECT_EQ(ends.size(), brute.ends.size());
}

TEST(TurnValues, AreThoseOfTheRules) {
  Random random(71);
  Seen seen;
  const auto some = [&](std::uint32_t most) {
    return static_cast<std::uint32_t>(random.below(most + 1));
  };
  for (int round = 0; round < 200; ++round) {
    const Board board = random_board(random, 7 + some(3));
    const Contest contest{board, {Force{1, 1}, Force{1, some(1)}}, some(2)};
    Table table(contest);
    Analysis analysis;
    analyse(table, analysis, {});
    Puzzle puzzle{board, random_position(random, board, contest.forces), Question::winner,
                  contest.moves};
    const auto known = oracle::push_fight_values(board, puzzle.position, puzzle.moves);
    compare(puzzle, table, known, seen);
    // The same after a first move.
    if (puzzle.moves == 0) continue;
    for (std::uint32_t from = 0; from < board.size(); ++from) {
      if (!belongs(puzzle.position.pieces[from], puzzle.position.turn)) continue;
      const auto reached = reachable(board, puzzle.position, from);
      if (reached.empty()) continue;
      Puzzle later = puzzle;
      std::swap(later.position.pieces[from], later.position.pieces[reached.back()]);
      --later.moves;
      compare(later, table, known, seen);
      break;
    }
  }
  EXPECT_GT(seen.verdicts[Verdict::win], 100);
  EXPECT_GT(seen.verdicts[Verdict::loss], 100);
  EXPECT_GT(seen.verdicts[Verdict::draw], 20);
  EXPECT_GT(seen.stuck, 10);
  EXPECT_GT(seen.turns, 400);
}

TEST(TurnValues, UnlimitedMovesReachTheSameEndsFromEachStep) {
  Random random(73);
  int compared = 0;
  for (int round = 0; round < 40; ++round) {
    const Board board = random_board(random, 5);
    const Contest many{board, {Force{1, 0}, Force{1, 1}}, unlimited_moves};
    // On five squares no two placements are more than five moves apart.
    Contest few = many;
    few.moves = 5;
    Table table(many), other(few);
    Analysis analysis, other_analysis;
    analyse(table, analysis, {});
    analyse(other, other_analysis, {});
    const Position position = random_position(random, board, many.forces);
    const auto a = turn_values(table, position, unlimited_moves);
    const auto b = turn_values(other, position, few.moves);
    ASSERT_TRUE(a && b);
    ASSERT_EQ(a->steps.size(), b->steps.size());
    for (std::size_t i = 0; i < a->steps.size(); ++i) {
      EXPECT_EQ(a->steps[i].step, b->steps[i].step);
      EXPECT_EQ(a->steps[i].value, b->steps[i].value);
      ++compared;
    }
  }
  EXPECT_GT(compared, 40);
}

TEST(TurnValues, EndWithTheLimits) {
  Random random(79);
  const Board board = random_board(random, 7);
  const Contest contest{board, {Force{1, 1}, Force{1, 1}}, 2};
  Table table(contest);
  Analysis analysis;
  analyse(table, analysis, {});
  const Position position = random_position(random, board, contest.forces);
  EXPECT_FALSE(turn_values(table, position, 2, time_slice({}, std::chrono::milliseconds(0))));
}

}  // namespace
}  // namespace hardboard::push_fight
