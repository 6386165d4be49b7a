// Answers to Push Fight: written and read, and what the checker makes of good and bad ones.
#include "puzzles/push_fight/answer.h"

#include <chrono>
#include <gtest/gtest.h>
#include <sstream>
#include <string>

#include "puzzles/push_fight/check.h"
#include "puzzles/push_fight/outcomes.h"
#include "puzzles/push_fight/read.h"
#include "support/bad_input.h"

namespace hardboard::push_fight {
namespace {

Puzzle puzzle(const std::string& text) {
  return *read({"f", "push-fight\n" + text, 1});
}
const std::string two_steps = "board\n\n K . . p\n";

Answer mate() {
  Answer answer;
  answer.verdict = Verdict::solvable;
  answer.method = "two-moves";
  answer.turn = Turn{{{{1, 1}, {3, 1}}}, {{3, 1}, Direction::right}};
  return answer;
}

std::string json(const Answer& answer) {
  std::ostringstream out;
  write_answer(out, puzzle(two_steps), answer, Form::json);
  return out.str();
}
std::string words(const Answer& answer) {
  std::ostringstream out;
  write_answer(out, puzzle(two_steps), answer, Form::text);
  return out.str();
}

TEST(PushFightAnswer, IsReadAsWritten) {
  Answer answer = mate();
  answer.minimum = Minimum{"fewest_moves", 1, 1};
  EXPECT_EQ(json(answer),
            R"({"kind":"push-fight","answer":"solvable","method":"two-moves",)"
            R"("moves":[{"from":[1,1],"to":[3,1]}],"push":{"from":[3,1],"dir":"right"},)"
            R"("fewest_moves":1,"bound":1,"seconds":0})"
            "\n");
  EXPECT_EQ(words(answer),
            "solvable  # 1 move and a push\n"
            "  method: two-moves\n"
            "  1. a1-c1\n"
            "  2. c1 pushes right\n"
            "  fewest_moves: 1\n"
            "  bound: 1\n");
  for (const std::string& text : {json(answer), words(answer)}) {
    const Result<Answer> again = read_answer(puzzle(two_steps), {"a", text, 1});
    ASSERT_TRUE(again) << to_string(again.error());
    EXPECT_EQ(again->turn, answer.turn);
    EXPECT_EQ(again->minimum->value, 1U);
    EXPECT_EQ(json(*again), json(answer));
  }
}

TEST(PushFightAnswer, RefusalsAreReadAsWritten) {
  Answer answer;
  answer.verdict = Verdict::unsolvable;
  answer.method = "classes";
  answer.proof = Exhausted{17};
  for (const std::string& text : {json(answer), words(answer)}) {
    const Result<Answer> again = read_answer(puzzle(two_steps), {"a", text, 1});
    ASSERT_TRUE(again) << to_string(again.error());
    EXPECT_EQ(json(*again), json(answer));
  }
}

TEST(PushFightAnswer, StrategiesToTheLetter) {
  const Puzzle winner = puzzle("question winner\n" + two_steps);
  Answer answer = mate();
  answer.verdict = Verdict::win;
  answer.method = "table";
  answer.depth = 1;
  answer.proof = Strategy{{{"K..p", *answer.turn}}};
  std::ostringstream line, text;
  write_answer(line, winner, answer, Form::json);
  write_answer(text, winner, answer, Form::text);
  EXPECT_EQ(line.str(),
            R"({"kind":"push-fight","answer":"win","method":"table",)"
            R"("moves":[{"from":[1,1],"to":[3,1]}],"push":{"from":[3,1],"dir":"right"},"depth":1,)"
            R"("proof":{"type":"strategy","turns":[{"at":"K..p",)"
            R"("moves":[{"from":[1,1],"to":[3,1]}],"push":{"from":[3,1],"dir":"right"}}]},)"
            "\"seconds\":0}\n");
  EXPECT_EQ(text.str(),
            "win  # white wins in 1 turn\n"
            "  method: table\n"
            "  1. a1-c1\n"
            "  2. c1 pushes right\n"
            "  depth: 1\n"
            "  proof: strategy\n"
            "    turns 1:\n"
            "      at: K..p\n"
            "      1. a1-c1\n"
            "      2. c1 pushes right\n");
}

TEST(PushFightAnswer, Errors) {
  const auto object = [](const std::string& keys) {
    return R"({"kind":"push-fight","answer":"solvable",)" + keys + "}";
  };
  const std::string strategy = "unsolvable\n proof: strategy\n  turns 1:\n";
  testing::expect_refused(
      {
          {object(R"("push":3)"), "1:49: expected an object in braces, found `3`"},
          {object(R"("push":{"dir":"up"})"), "1:49: the key `from` is missing"},
          {object(R"("push":{"from":[1],"dir":"up"})"),
           "1:57: expected a square: d2, in JSON [4,2], found `[1]`"},
          {object(R"("push":{"from":[1,1],"dir":"north"})"),
           "1:69: expected up, right, down or left, found `\"north\"`"},
          {object(R"("moves":[])"), "1:1: the key `push` is missing"},
          {object(R"("moves":[[1,2]],"push":{"from":[1,1],"dir":"up"})"),
           "1:51: expected an object in braces, found `[1,2]`"},
          {object(R"("proof":{"type":"drat"})"),
           "1:58: expected exhausted, strategy or table, found `\"drat\"`"},
          {R"({"kind":"push-fight","answer":"win"})",
           "1:31: expected solvable, unsolvable or unknown, found `\"win\"`"},
          {"solvable\n 1. a1-a2\n", "2:5: a turn ends with its only push"},
          {"solvable\n 1. a1 up\n 2. a1 up\n", "3:5: a turn ends with its only push"},
          {"solvable\n 1. a1\n 2. a1 pushes up\n",
           "2:5: expected a move such as d2-d4, or a push such as `d4 pushes right`, found `a1`"},
          {strategy + "   at: K.x\n   1. a1 up\n",
           "4:8: expected the letters of a position: . K P k p A a"},
          {strategy + "   at: K.p\n", "4:8: a turn is missing"},
          {strategy + "   at: K\n   1. a1 up\n  turns 2:\n   at: K\n   1. a1 up\n",
           "8:7: a second turn for `K`"},
      },
      [](const Text& text) { return read_answer(puzzle(two_steps), text); });
}

TEST(PushFightCheck, AMateIsVerified) {
  EXPECT_EQ(check(puzzle(two_steps), mate()).check, Check::verified);
}

TEST(PushFightCheck, WhatIsWrongIsSaid) {
  const auto reason = [](const std::string& text, const Answer& answer) {
    const CheckReport report = check(puzzle(text), answer);
    EXPECT_EQ(report.check, Check::wrong);
    return report.reason;
  };
  EXPECT_EQ(reason("moves 0\n" + two_steps, mate()), "1 move, but only 0 are allowed");
  EXPECT_EQ(reason("board\n\n K . . p .\n", mate()), "nothing falls");
  EXPECT_EQ(reason("board\n\n K . . P\n", mate()), "a white pawn falls, and white loses");
  EXPECT_EQ(reason("board\n\n K . . p|\n", mate()), "c1 can't push right: a rail stops the push");
  EXPECT_EQ(reason("board\n\n K . P p\n", mate()), "move 1, a1-c1: c1 is not empty");
  EXPECT_EQ(reason("question winner\n" + two_steps, mate()),
            "the question is who wins, not whether there is a mate");
  Answer answer = mate();
  answer.verdict = Verdict::unsolvable;
  EXPECT_EQ(reason(two_steps, answer), "said to be unsolvable, but the turn mates");
  answer = mate();
  answer.turn.reset();
  EXPECT_EQ(reason(two_steps, answer), "solvable, but without a turn");
  answer = mate();
  answer.minimum = Minimum{"fewest_moves", 2, 1};
  EXPECT_EQ(reason(two_steps, answer), "the turn has 1 move, not 2 as said");
  answer.minimum = Minimum{"fewest_moves", 1, 2};
  EXPECT_EQ(reason(two_steps, answer), "the bound 2 is above 1");
}

TEST(PushFightCheck, WhatNobodyCanCheckIsClaimed) {
  Answer answer;
  answer.verdict = Verdict::unsolvable;
  EXPECT_EQ(check(puzzle(two_steps), answer).check, Check::claimed);
  answer = mate();
  answer.minimum = Minimum{"fewest_moves", 1, 1};
  EXPECT_EQ(check(puzzle(two_steps), answer).check, Check::claimed);
  answer.verdict = Verdict::unsolvable;
  EXPECT_EQ(check(puzzle("moves 0\n" + two_steps), answer).check, Check::claimed);
}

TEST(PushFightCheck, WhoWins) {
  const std::string text = "question winner\n" + two_steps;
  Answer answer = mate();
  answer.verdict = Verdict::win;
  EXPECT_EQ(check(puzzle(text), answer).check, Check::verified);
  answer.verdict = Verdict::loss;
  EXPECT_EQ(check(puzzle(text), answer).check, Check::wrong);
  answer.turn.reset();
  EXPECT_EQ(check(puzzle(text), answer).check, Check::claimed);
}

CheckReport checked(const std::string& text, const std::string& answer) {
  const Puzzle of = puzzle(text);
  const Result<Answer> read = read_answer(of, {"a", answer, 1});
  EXPECT_TRUE(read) << to_string(read.error());
  Limits limits;
  limits.deadline = Clock::now() + std::chrono::seconds(20);
  return check(of, *read, limits);
}

// White wins at once; a strategy that dawdles also wins, in 3 turns.
TEST(PushFightCheck, ADepthIsNotThatOfAStrategyThatDawdles) {
  const std::string text = "question winner\nmoves 0\nboard\n\n . K P .\n\n k p . .\n";
  const auto with = [](const std::string& depth) {
    return R"({"kind":"push-fight","answer":"win",)" + depth +
           R"("proof":{"type":"strategy","turns":[)"
           R"({"at":".KP.kp..","moves":[],"push":{"from":[2,2],"dir":"right"}},)"
           R"({"at":"..KP.ap.","moves":[],"push":{"from":[3,2],"dir":"down"}}]}})";
  };
  EXPECT_EQ(checked(text, with("")).check, Check::verified);
  const CheckReport slow = checked(text, with("\"depth\":3,"));
  EXPECT_EQ(slow.check, Check::wrong);
  EXPECT_EQ(slow.reason, "the depth is said to be 3, and the winner can win sooner");
  EXPECT_EQ(checked(text, with("\"depth\":1,")).check, Check::claimed);
}

// White's king can't reach a piece, and white's pawns have hundreds of millions of placements.
TEST(PushFightCheck, ASideWithoutAPushHasLostWhateverItMoves) {
  std::string text = "question winner\nmoves unlimited\nboard\n\n K # P P P P P P .\n\n # #";
  for (int i = 0; i < 7; ++i) text += " .";
  for (int row = 0; row < 6; ++row) text += "\n\n . . . . . . . . .";
  text += "\n\n k p . . . . . . .\n";
  const CheckReport report = checked(
      text, R"({"kind":"push-fight","answer":"loss","proof":{"type":"strategy","turns":[]}})");
  EXPECT_EQ(report.check, Check::verified) << report.reason;
}

TEST(PushFightOutcomes, AreCutOffWhereNoPlacementHasAPush) {
  const Puzzle alone = puzzle("board\n\n K P # . . . . . .\n\n # # # P . . . . k\n");
  const auto look = [&](const Limits& limits) {
    return outcomes_within(limits, alone.board, alone.position, unlimited_moves,
                           [](const IndexedTurn&, const Position&, Piece) { return true; });
  };
  Limits limits;
  EXPECT_EQ(look(limits), Outcomes::all);
  limits.memory_bytes = 1'000;
  EXPECT_EQ(look(limits), Outcomes::cut_off);
  limits = {};
  limits.deadline = Clock::now();
  EXPECT_EQ(look(limits), Outcomes::cut_off);
}

}  // namespace
}  // namespace hardboard::push_fight
