// Strategies of rules: which positions they have a turn for, and which replies their threats
// answer, against all turns of the rules.
#include <gtest/gtest.h>
#include <set>
#include <sstream>
#include <string>

#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/check.h"
#include "puzzles/push_fight/read.h"
#include "puzzles/push_fight/rules.h"
#include "puzzles/push_fight/strategy_on_board.h"
#include "puzzles/push_fight/survivors.h"
#include "support/push_fight_boards.h"

namespace hardboard::push_fight {
namespace {

// Black to move must push; White then mates, wherever Black's king went.
const std::string contest =
    "push-fight\nquestion winner\nmoves 1\nturn black\nboard\n"
    " - - - - -\n"
    "|p k . A p\n"
    " - - - - -\n";

Puzzle puzzle(const std::string& text) {
  return *read({"f", text, 1});
}

Answer loss(Strategy strategy) {
  Answer answer;
  answer.verdict = Verdict::loss;
  answer.proof = std::move(strategy);
  return answer;
}

// All tests of a position but for the named squares.
std::vector<Test> whole(const Puzzle& puzzle) {
  std::vector<Test> tests;
  for (std::uint32_t i = 0; i < puzzle.board.size(); ++i)
    tests.push_back({puzzle.board.squares[i], letter_at(puzzle.position, i)});
  return tests;
}

// A mate of the side that is not to move, as a rule that tests no more squares than it needs.
std::optional<Rule> threat_in(const Puzzle& puzzle) {
  Puzzle passed = puzzle;
  passed.position.turn = other(puzzle.position.turn);
  passed.position.anchor = no_anchor;
  std::optional<Rule> rule;
  for_each_turn(passed.board, passed.position, passed.moves,
                [&](const IndexedTurn& turn, const Position&, Piece fallen) {
                  if (!belongs(fallen, puzzle.position.turn)) return true;
                  rule = Rule{whole(passed), {}, turn_of(passed.board, turn)};
                  return false;
                });
  const auto stands = [&](const Rule& one) {
    const Strategy strategy{{}, {one}};
    return StrategyOnBoard(passed, strategy, passed.position.turn).threat(puzzle.position) !=
           nullptr;
  };
  if (!rule) return rule;
  EXPECT_TRUE(stands(*rule));
  for (std::size_t i = 0; i < rule->where.size();) {
    Rule less = *rule;
    less.where.erase(less.where.begin() + static_cast<std::ptrdiff_t>(i));
    if (stands(less))
      *rule = less;
    else
      ++i;
  }
  return rule;
}

// No turn is left out after which no threat stands, nor all turns that mate, and none is made up.
TEST(PushFightSurvivors, AreAllTurnsThatEndTheThreats) {
  Random random(5);
  std::size_t played = 0, ended = 0, left_out = 0, at_once = 0, can_mate = 0, cannot = 0;
  for (int round = 0; round < 3000; ++round) {
    Puzzle puzzle = testing::random_push_fight(random, 20);
    puzzle.moves = 1 + static_cast<std::uint32_t>(random.below(2));
    const Side loser = puzzle.position.turn;
    Strategy strategy;
    Puzzle changed = puzzle;
    for (int more = 0; more < 3; ++more) {
      if (const auto rule = threat_in(changed)) strategy.rules.push_back(*rule);
      // Threats of neighbouring positions make a second move necessary.
      for_each_turn(puzzle.board, puzzle.position, puzzle.moves,
                    [&](const IndexedTurn&, const Position& after, Piece fallen) {
                      if (fallen != Piece::none || random.below(30) != 0) return true;
                      changed.position = after;
                      changed.position.turn = loser;
                      return false;
                    });
    }
    const StrategyOnBoard on_board(puzzle, strategy, other(loser));
    ASSERT_FALSE(on_board.trouble());
    if (on_board.threat(puzzle.position) == nullptr) continue;
    ++played;
    std::set<std::string> all, needed, visited;
    bool mates = false, mate_is_visited = false;
    for_each_turn(puzzle.board, puzzle.position, puzzle.moves,
                  [&](const IndexedTurn&, const Position& after, Piece fallen) {
                    all.insert(name_of(after));
                    mates = mates || belongs(fallen, other(loser));
                    const Turn* turn = on_board.turn(after, name_of(after));
                    if (turn == nullptr) needed.insert(name_of(after));
                    return true;
                  });
    survivors_within(
        {}, puzzle, puzzle.position, [&](const Position& at) { return on_board.threat(at); },
        [&](const IndexedTurn&, const Position& after, Piece fallen) {
          visited.insert(name_of(after));
          mate_is_visited = mate_is_visited || belongs(fallen, other(loser));
          return true;
        });
    EXPECT_EQ(mate_is_visited, mates) << write(puzzle);
    (mates ? can_mate : cannot) += 1;
    for (const std::string& name : visited) EXPECT_TRUE(all.contains(name)) << write(puzzle);
    for (const std::string& name : needed)
      EXPECT_TRUE(visited.contains(name)) << name << "\n" << write(puzzle);
    ended += needed.size();
    left_out += all.size() - visited.size();
    at_once += needed.empty() ? 1 : 0;
    if (HasFailure()) return;
  }
  EXPECT_GT(played, 300U);
  EXPECT_GT(ended, 1000U);
  EXPECT_GT(left_out, 1000U);
  EXPECT_GT(at_once, 10U);
  EXPECT_GT(can_mate, 100U);
  EXPECT_GT(cannot, 100U);
}

// A threat mates after every turn that leaves its squares alone.
TEST(PushFightSurvivors, ThreatsMate) {
  Random random(6);
  int mates = 0;
  for (int round = 0; round < 2000; ++round) {
    Puzzle puzzle = testing::random_push_fight(random, 16);
    puzzle.moves = 1;
    const auto rule = threat_in(puzzle);
    if (!rule) continue;
    const Strategy strategy{{}, {*rule}};
    const StrategyOnBoard on_board(puzzle, strategy, other(puzzle.position.turn));
    for_each_turn(puzzle.board, puzzle.position, 1,
                  [&](const IndexedTurn&, const Position& after, Piece) {
                    if (on_board.turn(after, name_of(after)) == nullptr) return true;
                    Puzzle next = puzzle;
                    next.question = Question::mate_in_1;
                    next.position = after;
                    Answer answer;
                    answer.verdict = Verdict::solvable;
                    answer.turn = rule->turn;
                    EXPECT_EQ(check(next, answer).check, Check::verified) << write(next);
                    ++mates;
                    return true;
                  });
  }
  EXPECT_GT(mates, 1000);
}

TEST(PushFightRules, AreReadAsWritten) {
  Strategy strategy;
  strategy.rules.push_back({{{{4, 1}, 'K'}, {{5, 1}, 'p'}}, {}, {{}, {{4, 1}, Direction::right}}});
  strategy.rules.push_back({{{{1, 1}, 'p'}}, 1, {{{{4, 1}, {3, 1}}}, {{3, 1}, Direction::left}}});
  strategy.inputs = {{{2, 1}, 'a'}};
  strategy.circuit = "aag 1 1 0 1 0\n2\n2\n";
  for (const Form form : {Form::text, Form::json}) {
    std::ostringstream out, again;
    write_answer(out, puzzle(contest), loss(strategy), form);
    const Result<Answer> answer = read_answer(puzzle(contest), {"a", out.str(), 1});
    ASSERT_TRUE(answer) << to_string(answer.error()) << out.str();
    write_answer(again, puzzle(contest), *answer, form);
    EXPECT_EQ(again.str(), out.str());
  }
  std::ostringstream text;
  write_answer(text, puzzle(contest), loss(strategy), Form::text);
  EXPECT_EQ(text.str(),
            "loss  # white wins\n"
            "  proof: strategy\n"
            "    1. aag 1 1 0 1 0\n"
            "    2. 2\n"
            "    3. 2\n"
            "    inputs: b1=a\n"
            "    rules 1:\n"
            "      where: d1=K e1=p\n"
            "      1. d1 pushes right\n"
            "    rules 2:\n"
            "      where: a1=p\n"
            "      output: 1\n"
            "      1. d1-c1\n"
            "      2. c1 pushes left\n"
            "    turns:\n");
}

TEST(PushFightRules, AreChecked) {
  const Puzzle position = puzzle(
      "push-fight\nquestion winner\nmoves 1\nturn black\nboard\n"
      " - - -     -\n"
      "|k P . . K p\n"
      " - - -     -\n");
  const auto report = [&](const Strategy& strategy) {
    return check(position, loss(strategy)).reason;
  };
  const Turn mate{{}, {{5, 1}, Direction::right}};
  EXPECT_EQ(check(position, loss({{}, {{{}, {}, mate}}})).check, Check::verified);
  EXPECT_EQ(check(position, loss({{}, {{{{{5, 1}, 'K'}, {{6, 1}, 'p'}}, {}, mate}}})).check,
            Check::verified);
  EXPECT_EQ(report({{}, {{{{{5, 1}, 'A'}}, {}, mate}}}), "there is no turn for .aP.Kp");
  EXPECT_EQ(report({{}, {{{{{9, 1}, 'K'}}, {}, mate}}}), "the board has no square i1 to test");
  EXPECT_EQ(report({{}, {{{}, 1, mate}}}), "rule 1: the circuit has 0 outputs, and no output 1");
  EXPECT_EQ(report({{}, {{{}, 1, mate}}, {}, "aag 1 1 0 1 0\n2\n2\n"}),
            "the circuit has 1 inputs, and 0 squares are named for them");
  EXPECT_EQ(report({{}, {{{}, {}, mate}}, {}, "aag\n"}).substr(0, 7), "circuit");
  // The output says whether the black king has left its square.
  const Strategy by_output{{}, {{{}, 1, mate}}, {{{1, 1}, 'k'}}, "aag 1 1 0 1 0\n2\n3\n"};
  EXPECT_EQ(check(position, loss(by_output)).check, Check::verified);
  Strategy opposite = by_output;
  opposite.circuit = "aag 1 1 0 1 0\n2\n2\n";
  EXPECT_EQ(report(opposite), "there is no turn for .aP.Kp");
}

}  // namespace
}  // namespace hardboard::push_fight
