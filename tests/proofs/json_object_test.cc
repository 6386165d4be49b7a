// JSON answers read whole: heads go there and back, and what is wrong is named.
#include "proofs/json_object.h"

#include <gtest/gtest.h>
#include <sstream>

#include "proofs/answer_words.h"

namespace hardboard {
namespace {

// The head of an answer, or what is wrong with it.
std::string wrong_in(const std::string& text) {
  JsonObject json({"a.json", text});
  AnswerHead head;
  read_head(json, "peg-army", solo_verdicts(), {"fewest_moves", "fewest_pegs"}, head);
  return json.failed() ? to_string(json.error()) : "";
}

TEST(JsonObject, HeadsGoThereAndBack) {
  AnswerHead head;
  head.verdict = Verdict::solvable;
  head.method = "search";
  head.source = "a \"theorem\"";
  head.count = "40861647040079968";
  head.minimum = Minimum{"fewest_moves", 18, 18};
  head.remark = "all";
  head.seconds = 0.25;
  Json json = begin_json("peg-army", head);
  json["army"] = to_json(std::vector<Square>{{1, -2}, {3, 4}});
  std::ostringstream out;
  end_json(out, json, head, Json{{"type", "exhausted"}, {"positions", 5}});
  const std::string text = out.str();
  EXPECT_EQ(text,
            R"({"kind":"peg-army","answer":"solvable","method":"search","source":"a \"theorem\"",)"
            R"("army":[[1,-2],[3,4]],"count":"40861647040079968","fewest_moves":18,"bound":18,)"
            R"("proof":{"type":"exhausted","positions":5},"remark":"all","seconds":0.25})"
            "\n");

  JsonObject read({"a.json", text});
  AnswerHead back;
  ASSERT_TRUE(read_head(read, "peg-army", solo_verdicts(), {"fewest_moves"}, back));
  EXPECT_EQ(back.verdict, head.verdict);
  EXPECT_EQ(back.method, head.method);
  EXPECT_EQ(back.source, head.source);
  EXPECT_EQ(back.count, head.count);
  EXPECT_EQ(back.minimum->bound, 18);
  EXPECT_EQ(back.seconds, 0.25);
  std::vector<Square> army;
  EXPECT_TRUE(read.squares("army", army));
  EXPECT_EQ(army, (std::vector<Square>{{1, -2}, {3, 4}}));
  JsonObject proof = read.object("proof");
  std::int64_t positions = 0;
  EXPECT_TRUE(proof.number("positions", 0, 9, positions));
  EXPECT_FALSE(proof.number("weight", 0, 9, positions));
  EXPECT_FALSE(read.merge(proof));
  EXPECT_EQ(to_string(read.error()), "a.json:1: the key \"proof.weight\" is missing");
}

TEST(JsonObject, WrongHeadsAreNamed) {
  EXPECT_EQ(wrong_in(R"({"kind":"peg-army","answer":"solvable"})"), "");
  EXPECT_EQ(wrong_in("[]"), "a.json:1: an answer must be an object");
  EXPECT_EQ(wrong_in("{\"kind\":\n}").substr(0, 27), "a.json:2:1: this is no JSON");
  EXPECT_EQ(wrong_in(std::string(40, '[')),
            "a.json:1: brackets are nested too deeply for an answer");
  EXPECT_EQ(wrong_in(R"({"kind":"x","answer":"solvable"})"),
            "a.json:1: the answer is for \"x\", the puzzle is \"peg-army\"");
  EXPECT_EQ(wrong_in(R"({"kind":"peg-army"})"), "a.json:1: the key \"answer\" is missing");
  EXPECT_EQ(wrong_in(R"({"kind":"peg-army","answer":"win"})"),
            "a.json:1: \"answer\" must be solvable, unsolvable or unknown, not \"win\"");
  EXPECT_EQ(wrong_in(R"({"kind":"peg-army","answer":"solvable","count":"01"})"),
            "a.json:1: \"count\" must be a decimal number in quotes");
  EXPECT_EQ(wrong_in(R"({"kind":"peg-army","answer":"solvable","bound":1})"),
            "a.json:1: \"bound\" is given without what it bounds");
  EXPECT_EQ(wrong_in(R"({"kind":"peg-army","answer":"solvable","fewest_moves":1,"fewest_pegs":1})"),
            "a.json:1: \"fewest_moves\" and \"fewest_pegs\" can't both be given");
  EXPECT_EQ(wrong_in(R"({"kind":"peg-army","answer":"solvable","fewest_moves":1e400})"),
            "a.json:1: a number is out of range");
}

}  // namespace
}  // namespace hardboard
