// Answers in words: the exact text, round trips, and each way to be wrong with its message.
#include "puzzles/capture/answer_text.h"

#include <gtest/gtest.h>
#include <sstream>

#include "puzzles/capture/answer_json.h"
#include "puzzles/graph_capture/replay.h"
#include "puzzles/solo_chess/replay.h"
#include "support/random_answer.h"

namespace hardboard::capture {
namespace {

using graph_capture::Vertex;

template <class Place>
std::string plain_text(const capture::Answer<Place>& answer) {
  std::ostringstream out;
  write_text<Place>(out, answer, [](const capture::Capture<Place>& move) {
    return "N" + name(move.from) + "x" + name(move.to);
  });
  return out.str();
}

template <class Place>
std::string json(capture::Answer<Place> answer) {
  answer.seconds = 0;  // not told in words
  std::ostringstream out;
  write_json(out, "k", answer);
  return out.str();
}

TEST(AnswerText, FollowsThePieces) {
  solo_chess::Puzzle puzzle;
  puzzle.types = {*solo_chess::standard_type('N'), *solo_chess::standard_type('R')};
  puzzle.pieces = {{{1, 1}, 2, 0}, {{2, 3}, 2, 1}, {{2, 27}, 2, 1}};
  capture::Answer<Square> answer;
  answer.verdict = Verdict::solvable;
  answer.method = "depth-first";
  answer.moves = {{{1, 1}, {2, 3}}, {{2, 27}, {2, 3}}};
  answer.count = "4";
  std::ostringstream out;
  write_text(out, solo_chess::Game(puzzle), answer);
  EXPECT_EQ(out.str(),
            "solvable (depth-first, 2 captures)\n  1. Na1xb3\n  2. Rb27xb3\n  count: 4\n");
}

TEST(AnswerText, SaysWhatARefusalRestsOn) {
  capture::Answer<Vertex> answer;
  answer.verdict = Verdict::unsolvable;
  answer.method = "survey";
  answer.proof = capture::Stranded<Vertex>{{true, {{1}, {2}}}, {false, {{5}}}};
  answer.minimum = Minimum{"pieces_left", 2, 2};
  EXPECT_EQ(plain_text(answer),
            "unsolvable (survey, stranded): each of two groups would have to hold the final piece\n"
            "  first antenna: 1 2\n  second: 5\n  pieces_left: 2\n  bound: 2\n");
  answer.minimum.reset();
  answer.proof = capture::BudgetSum{7, 5};
  EXPECT_EQ(plain_text(answer),
            "unsolvable (survey, budget-sum): it takes 7 captures, and the budgets allow 5\n");
  answer.verdict = Verdict::unknown;
  answer.proof = {};
  answer.remark = "the time is over";
  EXPECT_EQ(plain_text(answer), "unknown (survey): the time is over\n");
}

template <class Place>
void round_trip() {
  Random random(9);
  for (int i = 0; i < 3000; ++i) {
    const capture::Answer<Place> answer = testing::random_answer<Place>(random);
    std::string text = plain_text(answer);
    if (random.below(2)) {
      std::string other;
      for (const char c : text) other += c == '\n' ? "\r\n" : std::string(1, c);
      text = "\xEF\xBB\xBF" + other;
    }
    const auto back = read_answer<Place>(text, "k", "f");
    ASSERT_TRUE(back) << text << to_string(back.error());
    ASSERT_EQ(json(*back), json(answer)) << text;
    const auto also = read_answer<Place>(json(answer), "k", "f");
    ASSERT_TRUE(also);
    ASSERT_EQ(json(*also), json(answer));
  }
}
TEST(AnswerText, ComesBackForBoards) {
  round_trip<Square>();
}
TEST(AnswerText, ComesBackForGraphs) {
  round_trip<Vertex>();
}

TEST(AnswerText, SaysWhatIsWrong) {
  const std::pair<std::string, std::string> cases[] = {
      {"", "1: there is no answer"},
      {"\n \n", "3: there is no answer"},
      {"maybe", "1:1: an answer begins with solvable, unsolvable or unknown, not \"maybe\""},
      {"\n  solvable (x", "2:13: the bracket is not closed"},
      {"solvable (x) y", "1:14: a colon is expected, not \"y\""},
      {"unsolvable (budget-sum): 7 of them", "1:24: two numbers are expected in this line"},
      {"solvable\n 1 Na1xb3", "2:3: a dot is expected behind a move's number"},
      {"solvable\n 1. Na1b3", "2:5: this is no move: \"Na1b3\""},
      {"solvable\n 1. Na1xb3x", "2:5: this is no move: \"Na1xb3x\""},
      {"solvable\n 1. Na1xb0", "2:5: this is no move: \"Na1xb0\""},
      {"solvable\n 1. Na1xb99999999999", "2:5: this is no move: \"Na1xb99999999999\""},
      {"solvable\n 1. ", "2:4: this is no move: \"\""},
      {"solvable\nnothing", "2:1: neither a move nor a key: \"nothing\""},
      {"solvable\nfirst: a1", "2:1: unknown here: \"first\""},
      {"unsolvable (closed-sets)\nfirst antenna: a1", "2:1: unknown here: \"first antenna\""},
      {"unsolvable (closed-sets)\nfirst: a1 7", "2:11: a place is expected, not \"7\""},
      {"solvable\ncount: 03", "2:8: a number is expected"},
      {"solvable\nremark: " + std::string(1'000'000, 'r'), "2:1: the line is too long"},
      {"solvable\ncount: many", "2:8: a number is expected"},
      {"solvable\nbound: 1 2", "2:9: a number is expected"},
      {"solvable\nfoo: 1", "2:1: unknown here: \"foo\""},
  };
  for (const auto& [text, message] : cases) {
    const auto result = read_text<Square>(text, "f");
    ASSERT_FALSE(result) << text;
    EXPECT_EQ(to_string(result.error()), "f:" + message);
  }
}

}  // namespace
}  // namespace hardboard::capture
