// Best turns and strategies from a table: they keep the value, and the check accepts them.
#include "methods/push_fight/best_turn.h"

#include <gtest/gtest.h>

#include "methods/push_fight/retrograde.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/table_check.h"
#include "support/random_push_fight.h"

namespace hardboard::push_fight {
namespace {

TEST(BestTurn, KeepsTheValueAndStrategiesWin) {
  Random random(11);
  int wins = 0, losses = 0, draws = 0, refused = 0, spoilt = 0;
  for (int round = 0; round < 120; ++round) {
    const Board board = random_board(random, 5 + static_cast<std::uint32_t>(random.below(4)));
    const Contest contest{board, random_forces(random, board.size()),
                          static_cast<std::uint32_t>(random.below(4))};
    Table table(contest);
    Analysis analysis;
    analyse(table, analysis, {});
    const Position position = random_position(random, board, contest.forces);
    const Puzzle puzzle{board, position, Question::winner, contest.moves};
    const BestTurn best = best_turn(table, position).value();
    ASSERT_EQ(best.value, table.value(position.turn, relative(position)));
    const auto strategy = strategy_for(table, position, 100'000);
    if (best.value.verdict == Verdict::draw) {
      ++draws;
      EXPECT_FALSE(strategy);
      continue;
    }
    const bool wins_here = best.value.verdict == Verdict::win;
    ++(wins_here ? wins : losses);
    const Side winner = wins_here ? position.turn : other(position.turn);
    ASSERT_TRUE(strategy);
    const StrategyPlay play = play_strategy(puzzle, *strategy, winner, {});
    EXPECT_FALSE(play.trouble) << *play.trouble;
    EXPECT_FALSE(play.is_cut_off);
    // The other side does not win by it, and it does not win without one of its turns.
    EXPECT_TRUE(play_strategy(puzzle, *strategy, other(winner), {}).trouble);
    if (strategy->turns.empty()) continue;
    EXPECT_FALSE(strategy_for(table, position, strategy->turns.size() - 1));
    Strategy less = *strategy;
    auto turn = less.turns.begin();
    std::advance(turn, random.below(less.turns.size()));
    less.turns.erase(turn);
    ++spoilt;
    if (play_strategy(puzzle, less, winner, {}).trouble) ++refused;
  }
  EXPECT_GT(wins, 20);
  EXPECT_GT(losses, 10);
  EXPECT_GT(draws, 1);
  EXPECT_EQ(refused, spoilt);
}

TEST(BestTurn, CirclesDoNotWin) {
  // Positions that neither side can win: rails all around.
  Random random(13);
  const Board bare = random_board(random, 6);
  std::vector<Edge> rails;
  for (std::uint32_t i = 0; i < bare.size(); ++i) {
    for (const Direction direction : directions)
      if (bare.step(i, direction) >= rail) rails.push_back({bare.squares[i], direction});
  }
  const Board board = board_of(bare.squares, rails);
  for (int round = 0; round < 50; ++round) {
    const Contest contest{board, {Force{1, 1}, Force{1, 1}}, 2};
    Table table(contest);
    Analysis analysis;
    analyse(table, analysis, {});
    const Position position = random_position(random, board, contest.forces);
    if (best_turn(table, position)->value.verdict != Verdict::draw) continue;
    // Any strategy at all, here the best turn everywhere, must be refused.
    Strategy strategy;
    for (const Side side : {Side::white, Side::black}) {
      const PositionIndex& index = table.index(side);
      for (std::uint64_t i = 0; i < index.size(); ++i) {
        const Position at = position_of(board, side, index.position(i));
        if (const auto turn = best_turn(table, at)->turn)
          strategy.turns.emplace(name_of(at), turn_of(board, *turn));
      }
    }
    const Puzzle puzzle{board, position, Question::winner, contest.moves};
    EXPECT_TRUE(play_strategy(puzzle, strategy, position.turn, {}).trouble);
    EXPECT_TRUE(play_strategy(puzzle, strategy, other(position.turn), {}).trouble);
    return;
  }
  FAIL() << "no draw among the boards";
}

}  // namespace
}  // namespace hardboard::push_fight
