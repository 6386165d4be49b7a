// Answers in JSON: the exact line, round trips, and each way to be wrong with its message.
#include "puzzles/capture/answer_json.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sstream>

#include "support/random_answer.h"

namespace hardboard::capture {
namespace {

using graph_capture::Vertex;

template <class Place>
std::string line_of(const capture::Answer<Place>& answer, const char* kind) {
  std::ostringstream out;
  write_json(out, kind, answer);
  return out.str();
}

TEST(AnswerJson, IsWrittenToTheLetter) {
  capture::Answer<Square> solved;
  solved.verdict = Verdict::solvable;
  solved.method = "one-type";
  solved.source = "Brunner et al. 2023, Theorem 2.2";
  solved.moves = {{{2, 2}, {3, 3}}, {{-1, 4}, {3, 3}}};
  solved.count = "12";
  solved.seconds = 0.0012;
  EXPECT_EQ(line_of(solved, "solo-chess"),
            R"({"kind":"solo-chess","answer":"solvable","method":"one-type",)"
            R"("source":"Brunner et al. 2023, Theorem 2.2","moves":[[[2,2],[3,3]],[[-1,4],[3,3]]],)"
            R"("count":"12","seconds":0.0012})"
            "\n");

  capture::Answer<Vertex> refused;
  refused.verdict = Verdict::unsolvable;
  refused.method = "survey";
  refused.minimum = Minimum{"pieces_left", 3, 2};
  refused.proof = capture::Stranded<Vertex>{{true, {{1}, {2}}}, {false, {{5}}}};
  refused.remark = "a \"remark\"\n";
  EXPECT_EQ(line_of(refused, "graph-capture"),
            R"({"kind":"graph-capture","answer":"unsolvable","method":"survey","pieces_left":3,)"
            R"("bound":2,"proof":{"type":"stranded","groups":[{"antenna":true,"places":[1,2]},)"
            R"({"antenna":false,"places":[5]}]},"remark":"a \"remark\"\n","seconds":0})"
            "\n");
}

template <class Place>
void round_trip(const char* kind) {
  Random random(8);
  for (int i = 0; i < 3000; ++i) {
    const std::string line = line_of(testing::random_answer<Place>(random), kind);
    const auto parsed = nlohmann::ordered_json::parse(line);
    const Result<capture::Answer<Place>> back = read_json<Place>(line, kind, "a.json");
    ASSERT_TRUE(back) << line << to_string(back.error());
    ASSERT_EQ(line_of(*back, kind), line);

    // Keys in any order, blanks, line ends, and keys that nobody knows.
    nlohmann::json sorted = parsed;
    sorted["army"] = {{{"x", 1}}, "moves", nullptr};
    sorted["zone"] = {{"kind", {1, 2.5, true}}};
    const Result<capture::Answer<Place>> again = read_json<Place>(sorted.dump(2), kind, "a.json");
    ASSERT_TRUE(again) << sorted.dump() << to_string(again.error());
    ASSERT_EQ(line_of(*again, kind), line);
  }
}
TEST(AnswerJson, ComesBackForBoards) {
  round_trip<Square>("solo-chess");
}
TEST(AnswerJson, ComesBackForGraphs) {
  round_trip<Vertex>("graph-capture");
}

TEST(AnswerJson, SaysWhatIsWrong) {
  const std::string start = R"({"kind":"solo-chess","answer":"solvable")";
  const std::string no = R"({"kind":"solo-chess","answer":"unsolvable","proof":)";
  const std::pair<std::string, std::string> cases[] = {
      {"",
       "1:1: this is no JSON: syntax error while parsing value - unexpected end of input; "
       "expected '[', '{', or a literal"},
      {"[]", "1:1: an answer must be an object"},
      {"7", "1:1: an answer must be an object"},
      {"{\n \"kind\" 7}",
       "2:10: this is no JSON: syntax error while parsing object separator - unexpected number "
       "literal; expected ':'"},
      {start,
       "1:40: this is no JSON: syntax error while parsing object - unexpected end of input; "
       "expected '}'"},
      {start + "} x", "1:43: this is no JSON: syntax error while parsing value - invalid literal"},
      {start + "}", "1: the key \"moves\" is missing"},
      {R"({"answer":"unknown"})", "1: the key \"kind\" is missing"},
      {R"({"kind":"solo-chess"})", "1: the key \"answer\" is missing"},
      {R"({"kind":"graph-capture"})",
       R"(1:23: the answer is for "graph-capture", the puzzle is "solo-chess")"},
      {R"({"kind":7})", R"(1:9: "kind" must be a string)"},
      {R"({"answer":"yes"})",
       R"(1:15: "answer" must be solvable, unsolvable or unknown, not "yes")"},
      {start + R"(,"answer":"unknown"})", R"(1:49: "answer" is given twice)"},
      {start + R"(,"moves":7})", R"(1:50: "moves" must be an array)"},
      {start + R"(,"moves":{})", R"(1:50: "moves" must be an array)"},
      {start + R"(,"moves":[7]})",
       R"(1:51: each entry of "moves" must be a capture [[x,y],[x,y]])"},
      {start + R"(,"moves":[[]]})",
       R"(1:52: each entry of "moves" must be a capture [[x,y],[x,y]])"},
      {start + R"(,"moves":[[[1,2],[3]]]})",
       R"(1:60: each entry of "moves" must be a capture [[x,y],[x,y]])"},
      {start + R"(,"moves":[[[1,2],[3,4,5]]]})",
       R"(1:63: each entry of "moves" must be a capture [[x,y],[x,y]])"},
      {start + R"(,"moves":[[[1,2],[3,4],[5,6]]]})",
       R"(1:64: each entry of "moves" must be a capture [[x,y],[x,y]])"},
      {start + R"(,"moves":[[[1,2],[3,4.5]]]})",
       R"(1:63: each entry of "moves" must be a capture [[x,y],[x,y]])"},
      {start + R"(,"moves":[[[1,2],[3,2147483648]]]})",
       R"(1:70: each entry of "moves" must be a capture [[x,y],[x,y]])"},
      {start + R"(,"moves":[[[1,2],"b2"]]})",
       R"(1:61: each entry of "moves" must be a capture [[x,y],[x,y]])"},
      {start + R"(,"moves":[],"count":12})", R"(1:62: "count" must be a string)"},
      {start + R"(,"moves":[],"count":"012"})",
       R"(1:65: "count" must be a decimal number in quotes)"},
      {start + R"(,"moves":[],"pieces_left":-1})",
       R"(1:68: "pieces_left" must be a whole number from 0 on)"},
      {start + R"(,"moves":[],"pieces_left":1,"budget":1})",
       R"(1: "pieces_left" and "budget" can't both be given)"},
      {start + R"(,"moves":[],"bound":1})", R"(1: "bound" is given without what it bounds)"},
      {start + R"(,"moves":[],"seconds":"1"})", R"(1:65: "seconds" must be a number)"},
      {start + R"(,"moves":[],"seconds":1e999})", R"(1:67: a number is out of range)"},
      {no + "[]}", R"(1:52: "proof" must be an object)"},
      {no + "{}}", R"(1: the key "proof.type" is missing)"},
      {no + R"({"type":"magic"}})", R"(1:66: no such type of proof: "magic")"},
      {no + R"({"type":"closed-sets","first":[]}})", R"(1: the key "proof.second" is missing)"},
      {no + R"({"type":"closed-sets","first":[1]}})",
       R"(1:83: each entry of "first" must be a square [x,y])"},
      {no + R"({"groups":7}})", R"(1:62: "groups" must be an array of two objects)"},
      {no + R"({"groups":[7]}})", R"(1:63: "groups" must be an array of two objects)"},
      {no + R"({"groups":[{},{},{}]}})", R"(1:69: "groups" must be an array of two objects)"},
      {no + R"({"type":"stranded","groups":[{}]}})",
       R"(1: "groups" must be an array of two objects)"},
      {no + R"({"type":"stranded","groups":[{"antenna":true,"places":[]},{"places":[]}]}})",
       R"(1: the key "group1.antenna" is missing)"},
      {no + R"({"groups":[{"antenna":1}]}})", R"(1:74: "antenna" must be true or false)"},
      {no + R"({"type":"budget-sum","needed":3}})", R"(1: the key "proof.available" is missing)"},
      {no + R"({"type":"exhausted"}})", R"(1: the key "proof.positions" is missing)"},
      {no + R"({"type":"drat","lazy":1}})", R"(1: the key "proof.clauses" is missing)"},
      {"{\"kind\":\"" + std::string(1, '\0') + "\"}",
       "1:10: this is no JSON: syntax error while parsing value - invalid string: control "
       "character "
       "U+0000 (NUL) must be escaped to \\u0000"},
      {"{\"kind\":\"\xFF\"}",
       "1:10: this is no JSON: syntax error while parsing value - invalid string: ill-formed UTF-8 "
       "byte"},
      {R"({"remark":")" + std::string(1'000'001, 'a') + "\"}",
       R"(1:1000013: "remark" is longer than 1000000 bytes)"},
  };
  for (const auto& [text, message] : cases) {
    const auto result = read_json<Square>(text, "solo-chess", "f");
    ASSERT_FALSE(result) << text;
    EXPECT_EQ(to_string(result.error()), "f:" + message) << text.substr(0, 200);
  }
  const auto graph = read_json<Vertex>(
      "{\"kind\":\"graph-capture\",\"answer\":\"solvable\",\n\"moves\":[[1,2],[3,-1]]}",
      "graph-capture", "f", 40);
  ASSERT_FALSE(graph);
  EXPECT_EQ(to_string(graph.error()), "f:41:20: each entry of \"moves\" must be a capture [u,v]");
}

TEST(AnswerJson, DeepNestingIsNoDanger) {
  const std::string deep(3'000'000, '[');
  EXPECT_FALSE(read_json<Square>(deep, "solo-chess", "f"));
  EXPECT_FALSE(read_json<Square>(R"({"moves":)" + deep, "solo-chess", "f"));
  EXPECT_FALSE(read_json<Square>(R"({"other":)" + deep, "solo-chess", "f"));
}

}  // namespace
}  // namespace hardboard::capture
