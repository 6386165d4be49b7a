// Answers in JSON and in words: as people and scripts see them, read back, and what is wrong named.
#include "puzzles/peg_solitaire/answer.h"

#include <gtest/gtest.h>
#include <sstream>
#include <string>

#include "puzzles/peg_solitaire/read.h"

namespace hardboard::peg_solitaire {
namespace {

const Puzzle& board() {
  static const Puzzle puzzle = *read({"f", "peg-solitaire\nboard english\n", 1});
  return puzzle;
}

std::string json_of(const Answer& answer) {
  std::ostringstream out;
  write_json(out, "peg-solitaire", answer);
  return out.str();
}

std::string text_of(const Answer& answer) {
  std::ostringstream out;
  write_text(out, board(), answer);
  return out.str();
}

Answer solved() {
  Answer answer;
  answer.verdict = Verdict::solvable;
  answer.method = "search";
  answer.source = "a book";
  answer.moves = {{{4, 2}, {4, 4}}, {{2, 3}, {4, 3}}, {{4, 3}, {4, 5}}, {{4, 5}, {6, 5}}};
  answer.count = "40861647040079968";
  answer.positions = 23475688;
  answer.winnable = 1679072;
  answer.minimum = Minimum{"fewest_moves", 2, 1};
  answer.remark = "so it is";
  return answer;
}

Answer refused(Proof proof) {
  Answer answer;
  answer.verdict = Verdict::unsolvable;
  answer.method = "survey";
  answer.proof = std::move(proof);
  return answer;
}

// Nothing is lost on the way, in either form.
void expect_round_trip(const Answer& answer) {
  const Result<Answer> from_json = read_answer(board(), {"a.json", json_of(answer), 1});
  ASSERT_TRUE(from_json) << to_string(from_json.error());
  EXPECT_EQ(json_of(*from_json), json_of(answer));
  const Result<Answer> from_text = read_answer(board(), {"a.txt", text_of(answer), 1});
  ASSERT_TRUE(from_text) << to_string(from_text.error());
  EXPECT_EQ(text_of(*from_text), text_of(answer));
  EXPECT_EQ(from_text->moves, answer.moves);
  EXPECT_EQ(from_text->proof.index(), answer.proof.index());
}

TEST(PegAnswer, SolutionsAreWrittenAndRead) {
  EXPECT_EQ(json_of(solved()),
            "{\"kind\":\"peg-solitaire\",\"answer\":\"solvable\",\"method\":\"search\","
            "\"source\":\"a book\",\"moves\":[[[4,2],[4,4]],[[2,3],[4,3]],[[4,3],[4,5]],"
            "[[4,5],[6,5]]],\"positions\":23475688,\"winnable\":1679072,"
            "\"count\":\"40861647040079968\",\"fewest_moves\":2,\"bound\":1,"
            "\"remark\":\"so it is\",\"seconds\":0}\n");
  EXPECT_EQ(text_of(solved()),
            "solvable (search, 4 jumps)\n"
            "  1. d2-d4\n"
            "  2. b3-d3-d5-f5\n"
            "  positions: 23475688\n"
            "  winnable: 1679072\n"
            "  count: 40861647040079968\n"
            "  fewest_moves: 2\n"
            "  bound: 1\n"
            "  source: a book\n"
            "  remark: so it is\n");
  expect_round_trip(solved());
}

TEST(PegAnswer, RefusalsAreWrittenAndRead) {
  const Answer by_class = refused(PositionClass{{{{{1, 3}, {-4, 2}}}, {{{7, 3}}}}});
  EXPECT_EQ(json_of(by_class),
            "{\"kind\":\"peg-solitaire\",\"answer\":\"unsolvable\",\"method\":\"survey\",\"proof\":"
            "{\"type\":"
            "\"position-class\",\"colourings\":[[[1,3],[-4,2]],[[7,3]]]},\"seconds\":0}\n");
  EXPECT_EQ(text_of(by_class),
            "unsolvable (survey, position-class): an odd number of pegs on holes of one colour "
            "stays odd, an "
            "even one even, and the goal differs from the start on some colour\n"
            "  coloured: a3 (-4,2)\n"
            "  coloured: g3\n");
  expect_round_trip(by_class);

  const Answer by_weight = refused(Pagodas{{{{{{4, 4}, 2}, {{4, 5}, -1}}}}, {{{{1, 3}}}}});
  EXPECT_EQ(json_of(by_weight),
            "{\"kind\":\"peg-solitaire\",\"answer\":\"unsolvable\",\"method\":\"survey\",\"proof\":"
            "{\"type\":\"pagoda\","
            "\"weights\":[[[4,4,2],[4,5,-1]]],\"colourings\":[[[1,3]]]},\"seconds\":0}\n");
  EXPECT_EQ(
      text_of(by_weight),
      "unsolvable (survey, pagoda): no jump makes the pegs weigh more or changes the parity of the "
      "coloured ones, and the goal weighs more than the start or differs in parity\n"
      "  weights: d4=2 d5=-1\n"
      "  coloured: a3\n");
  expect_round_trip(by_weight);
  expect_round_trip(refused(Pagodas{{{{{{4, 4}, 1}}}}, {}}));

  expect_round_trip(refused(Exhausted{1234}));
  Answer unknown;
  unknown.remark = "out of time";
  EXPECT_EQ(text_of(unknown), "unknown: out of time\n");
  expect_round_trip(unknown);
}

TEST(PegAnswer, BadJsonIsRefusedInWords) {
  const auto why = [](const std::string& rest) {
    const std::string text = "{\"kind\":\"peg-solitaire\",\"answer\":" + rest + "}";
    const Result<Answer> answer = read_answer(board(), {"a.json", text, 1});
    return answer ? "accepted" : to_string(answer.error());
  };
  EXPECT_EQ(why("\"solvable\",\"moves\":[]"), "accepted");
  EXPECT_EQ(why("\"solvable\""), "a.json:1: the key \"moves\" is missing");
  EXPECT_EQ(why("\"solvable\",\"moves\":7"), "a.json:1: \"moves\" must be an array");
  const std::string jumps = "a.json:1: each entry of \"moves\" must be a jump [[x,y],[x,y]]";
  EXPECT_EQ(why("\"solvable\",\"moves\":[[1,2]]"), jumps);
  EXPECT_EQ(why("\"solvable\",\"moves\":[[[1,2],[1,4],[1,6]]]"), jumps);
  EXPECT_EQ(why("\"solvable\",\"moves\":[[[1,2],[1,4294967296]]]"), jumps);
  EXPECT_EQ(why("\"win\""),
            "a.json:1: \"answer\" must be solvable, unsolvable or unknown, not \"win\"");
  EXPECT_EQ(why("\"unsolvable\",\"winnable\":-1"),
            "a.json:1: \"winnable\" must be a whole number from 0 to 9223372036854775807");
  EXPECT_EQ(why("\"unsolvable\",\"proof\":{}"), "a.json:1: the key \"proof.type\" is missing");
  EXPECT_EQ(why("\"unsolvable\",\"proof\":{\"type\":\"drat\"}"),
            "a.json:1: no such type of proof: \"drat\"");
  EXPECT_EQ(why("\"unsolvable\",\"proof\":{\"type\":\"position-class\"}"),
            "a.json:1: the key \"proof.colourings\" is missing");
  const std::string colourings =
      "a.json:1: \"proof.colourings\" must be an array of arrays of squares [x,y]";
  for (const char* const bad : {"7", "[7]", "[[7]]", "[[[1]]]", "[[[1,2,3]]]"})
    EXPECT_EQ(why(std::string("\"unsolvable\",\"proof\":{\"type\":\"position-class\","
                              "\"colourings\":") +
                  bad + "}"),
              colourings);
  const std::string weights =
      "a.json:1: \"proof.weights\" must be an array of arrays of weights [x,y,w], w up to "
      "274877906944 either way";
  for (const char* const bad :
       {"7", "[7]", "[[7]]", "[[[1,2]]]", "[[[1,2,3,4]]]", "[[[1,2,\"3\"]]]", "[[[1,2,3.5]]]",
        "[[[1,2,274877906945]]]", "[[[1,2,-274877906945]]]", "[[[1,2,18446744073709551615]]]"})
    EXPECT_EQ(
        why(std::string("\"unsolvable\",\"proof\":{\"type\":\"pagoda\",\"weights\":") + bad + "}"),
        weights);
  EXPECT_EQ(why("\"unsolvable\",\"proof\":{\"type\":\"pagoda\",\"weights\":[],\"colourings\":0}"),
            colourings);
  EXPECT_EQ(why("\"unsolvable\",\"proof\":{\"type\":\"exhausted\"}"),
            "a.json:1: the key \"proof.positions\" is missing");
  std::string many = "[]";
  for (int i = 0; i < 1000; ++i) many += ",[]";
  EXPECT_EQ(
      why("\"unsolvable\",\"proof\":{\"type\":\"position-class\",\"colourings\":[" + many + "]}"),
      "a.json:1: \"proof.colourings\" has more than 1000 entries");
}

TEST(PegAnswer, BadWordsAreRefusedWithTheirPlace) {
  const auto why = [](const std::string& text) {
    const Result<Answer> answer = read_answer(board(), {"a.txt", text, 1});
    return answer ? "accepted" : to_string(answer.error());
  };
  EXPECT_EQ(why("solvable\n  1. d2-d4-f4\n"), "accepted");
  EXPECT_EQ(why("solvable\n  1. d2\n"), "a.txt:2:6: this is no move: \"d2\"");
  EXPECT_EQ(why("solvable\n  1. d2-d4-\n"), "a.txt:2:6: this is no move: \"d2-d4-\"");
  EXPECT_EQ(why("solvable\n  1. d2-d4xf4\n"), "a.txt:2:6: this is no move: \"d2-d4xf4\"");
  EXPECT_EQ(why("solvable\n  1. d2-d4 f4\n"), "a.txt:2:6: this is no move: \"d2-d4 f4\"");
  EXPECT_EQ(why("solvable\n  positions: x\n"), "a.txt:2:14: a number is expected");
  EXPECT_EQ(why("solvable\n  coloured: d2\n"), "a.txt:2:13: unknown here: \"coloured\"");
  EXPECT_EQ(why("unsolvable (position-class)\n  weights: d2=1\n"),
            "a.txt:2:12: unknown here: \"weights\"");
  EXPECT_EQ(why("unsolvable (position-class, position-class)\n  coloured: d2 x\n"),
            "a.txt:2:16: a hole is expected, not \"x\"");
  const std::string weight =
      "a weight such as d4=21, up to 274877906944 either way, is expected, not ";
  EXPECT_EQ(why("unsolvable (pagoda, pagoda)\n  weights: d2=1 d3\n"),
            "a.txt:2:17: " + weight + "\"d3\"");
  EXPECT_EQ(why("unsolvable (pagoda, pagoda)\n  weights: d2=1x\n"),
            "a.txt:2:12: " + weight + "\"d2=1x\"");
  EXPECT_EQ(why("unsolvable (pagoda, pagoda)\n  weights: d2=274877906945\n"),
            "a.txt:2:12: " + weight + "\"d2=274877906945\"");
  EXPECT_EQ(why("unsolvable (search, exhausted): many\n"),
            "a.txt:1: a number of positions is expected behind the colon");
}

}  // namespace
}  // namespace hardboard::peg_solitaire
