// The search under threats against tables of all positions, on random boards.
#include "methods/push_fight/standing_threat.h"

#include <gtest/gtest.h>
#include <set>
#include <string>
#include <variant>

#include "methods/push_fight/best_turn.h"
#include "methods/push_fight/retrograde.h"
#include "methods/push_fight/rule_tree.h"
#include "puzzles/push_fight/check.h"
#include "puzzles/push_fight/strategy_on_board.h"
#include "support/random_push_fight.h"

namespace hardboard::push_fight {
namespace {

TEST(StandingThreatLong, AgreesWithTables) {
  Random random(23);
  int wins = 0, losses = 0, open = 0, ruled = 0;
  for (int round = 0; round < 2500; ++round) {
    const Board board = random_board(random, 5 + static_cast<std::uint32_t>(random.below(6)));
    const Contest contest{board, random_forces(random, board.size()),
                          static_cast<std::uint32_t>(random.below(3))};
    const Puzzle puzzle{board, random_position(random, board, contest.forces), Question::winner,
                        contest.moves};
    if (!standing_threat_why_not(puzzle).empty()) continue;
    const Answer answer = solve_by_standing_threat(puzzle, {});
    if (answer.verdict == Verdict::unknown) {
      ++open;
      continue;
    }
    Table table(contest);
    Analysis analysis;
    analyse(table, analysis, {});
    ASSERT_EQ(answer.verdict, best_turn(table, puzzle.position)->value.verdict)
        << name_of(puzzle.position);
    ++(answer.verdict == Verdict::win ? wins : losses);
    const CheckReport report = check(puzzle, answer);
    EXPECT_EQ(report.check, Check::verified) << report.reason << "\n" << name_of(puzzle.position);
    const auto* strategy = std::get_if<Strategy>(&answer.proof);
    if (strategy != nullptr && !strategy->rules.empty()) ++ruled;
  }
  EXPECT_GT(wins, 100);
  EXPECT_GT(losses, 100);
  EXPECT_GT(ruled, 100);
  EXPECT_GT(open, 0);
}

TEST(RuleTree, HasATurnForEachPosition) {
  Random random(4);
  for (int round = 0; round < 50; ++round) {
    const Board board = random_board(random, 10);
    const auto forces = random_forces(random, board.size());
    std::vector<std::pair<Position, Turn>> turns;
    std::set<std::string> names;
    for (int i = 0; i < 60; ++i) {
      const Position position = random_position(random, board, forces);
      const auto number = static_cast<std::int32_t>(random.below(4));
      if (names.insert(name_of(position)).second)
        turns.push_back({position, {{}, {{number, 1}, Direction::up}}});
    }
    const Strategy strategy{{}, rules_of(board, turns)};
    const Puzzle puzzle{board, turns[0].first, Question::winner, 2};
    const StrategyOnBoard on_board(puzzle, strategy, Side::white);
    for (const auto& [position, turn] : turns) {
      const Turn* found = on_board.turn(position, name_of(position));
      ASSERT_NE(found, nullptr);
      EXPECT_EQ(*found, turn);
    }
  }
}

}  // namespace
}  // namespace hardboard::push_fight
