// Answers in JSON and in words: as people and scripts see them, read back, and what is wrong named.
#include "puzzles/peg_solitaire/answer.h"

#include <gtest/gtest.h>
#include <sstream>
#include <string>
#include <variant>

#include "puzzles/peg_solitaire/read.h"

namespace hardboard::peg_solitaire {
namespace {

const Puzzle& board() {
  static const Puzzle puzzle = *read({"f", "peg-solitaire\nboard english\n", 1});
  return puzzle;
}

std::string written(const Answer& answer, Form form) {
  std::ostringstream out;
  write_answer(out, board(), answer, form);
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

TEST(PegAnswer, SolutionsToTheLetter) {
  EXPECT_EQ(written(solved(), Form::json),
            "{\"kind\":\"peg-solitaire\",\"answer\":\"solvable\",\"method\":\"search\","
            "\"source\":\"a book\",\"moves\":[[[4,2],[4,4]],[[2,3],[4,3]],[[4,3],[4,5]],"
            "[[4,5],[6,5]]],\"positions\":23475688,\"winnable\":1679072,"
            "\"count\":\"40861647040079968\",\"fewest_moves\":2,\"bound\":1,"
            "\"remark\":\"so it is\",\"seconds\":0}\n");
  EXPECT_EQ(written(solved(), Form::text),
            "solvable  # 4 jumps\n"
            "  method: search\n"
            "  source: a book\n"
            "  1. d2-d4\n"
            "  2. b3-d3-d5-f5\n"
            "  positions: 23475688\n"
            "  winnable: 1679072\n"
            "  count: 40861647040079968\n"
            "  fewest_moves: 2\n"
            "  bound: 1\n"
            "  remark: so it is\n");
}

TEST(PegAnswer, RefusalsToTheLetter) {
  const Answer by_class = refused(PositionClass{{{{{1, 3}, {-4, 2}}}, {{{7, 3}}}}});
  EXPECT_EQ(written(by_class, Form::json),
            R"({"kind":"peg-solitaire","answer":"unsolvable","method":"survey","proof":{"type":)"
            R"("position-class","colourings":[[[1,3],[-4,2]],[[7,3]]]},"seconds":0})"
            "\n");
  EXPECT_EQ(
      written(by_class, Form::text),
      "unsolvable  # an odd number of pegs on coloured holes stays odd, an even one even, and "
      "the goal differs\n"
      "  method: survey\n"
      "  proof: position-class\n"
      "    colourings 1: a3 (-4,2)\n"
      "    colourings 2: g3\n");

  const Answer by_weight = refused(Pagodas{{{{{{4, 4}, 2}, {{4, 5}, -1}}}}, {{{{1, 3}}}}});
  EXPECT_EQ(written(by_weight, Form::json),
            R"({"kind":"peg-solitaire","answer":"unsolvable","method":"survey","proof":{"type":)"
            R"("pagoda","weights":[[[4,4,2],[4,5,-1]]],"colourings":[[[1,3]]]},"seconds":0})"
            "\n");
  EXPECT_EQ(written(by_weight, Form::text),
            "unsolvable  # no jump makes the pegs weigh more, and the goal weighs more than the "
            "start\n"
            "  method: survey\n"
            "  proof: pagoda\n"
            "    weights 1: d4=2 d5=-1\n"
            "    colourings 1: a3\n");

  const Split split{{{4, 2}, {4, 4}}, 1};
  const Answer by_cases = refused(Cases{{split}, {{1, {2, 0, 1}, {{{4, 4}, 2}}}, {1, {1}, {}}}});
  EXPECT_EQ(written(by_cases, Form::json),
            R"({"kind":"peg-solitaire","answer":"unsolvable","method":"survey","proof":{"type":)"
            R"("cases","splits":[{"jump":[[4,2],[4,4]],"most":1}],"cases":[{"depth":1,"tail":)"
            R"([2,0,1],"weights":[[4,4,2]]},{"depth":1,"tail":[1],"weights":[]}]},"seconds":0})"
            "\n");
  for (const Form form : {Form::json, Form::text}) {
    const std::string words = written(by_cases, form);
    const Result<Answer> again = read_answer(board(), {"f", words, 1});
    ASSERT_TRUE(again) << to_string(again.error());
    EXPECT_EQ(std::get<Cases>(again->proof), std::get<Cases>(by_cases.proof));
  }
}

// A case that has the weights of an earlier one names it in their place.
TEST(PegAnswer, CasesLikeEarlierOnes) {
  const Split split{{{4, 2}, {4, 4}}, 1};
  const Answer refusal = refused(Cases{{split}, {{1, {1}, {}}, {1, {}, {}, 1}}});
  const std::string in_json = written(refusal, Form::json), in_text = written(refusal, Form::text);
  EXPECT_NE(in_json.find(R"([{"depth":1,"tail":[1],"weights":[]},{"depth":1,"like":1}])"),
            in_json.npos);
  EXPECT_NE(in_text.find("    cases 2:\n"
                         "      depth: 1\n"
                         "      like: 1\n"),
            in_text.npos);
  for (const std::string& words : {in_json, in_text}) {
    const Result<Answer> again = read_answer(board(), {"f", words, 1});
    ASSERT_TRUE(again) << to_string(again.error());
    EXPECT_EQ(std::get<Cases>(again->proof), std::get<Cases>(refusal.proof));
  }
  // Weights beside the name, a name out of range, and neither weights nor a name are not read.
  const auto changed = [](std::string words, const std::string& from, const std::string& to) {
    words.replace(words.find(from), from.size(), to);
    return read_answer(board(), {"f", words, 1});
  };
  EXPECT_FALSE(changed(in_json, R"("like":1)", R"("like":1,"weights":[])"));
  EXPECT_FALSE(changed(in_json, R"("like":1)", R"("tail":[1],"like":1)"));
  EXPECT_FALSE(changed(in_json, R"("like":1)", R"("like":-1)"));
  EXPECT_FALSE(changed(in_json, R"("like":1)", R"("like":4294967296)"));
  EXPECT_FALSE(changed(in_json, R"(,"like":1)", ""));
  EXPECT_FALSE(changed(in_text, "like: 1", "like: 1\n      weights:"));
  EXPECT_FALSE(changed(in_text, "      like: 1\n", ""));
  EXPECT_FALSE(changed(in_text, "like: 1", "like: -1"));
}

// Without tails, as goals of whole positions have them; with the colourings of `goal one`.
TEST(PegAnswer, CasesOfLastPegs) {
  const Split split{{{4, 2}, {4, 4}}, 1};
  const Case one{1, {}, {{{4, 4}, -2}}};
  const Answer refusal = refused(Cases{{split}, {one, one}, {{{{1, 3}, {2, 3}}}}});
  EXPECT_EQ(written(refusal, Form::json),
            R"({"kind":"peg-solitaire","answer":"unsolvable","method":"survey","proof":{"type":)"
            R"("cases","splits":[{"jump":[[4,2],[4,4]],"most":1}],"cases":[{"depth":1,"weights":)"
            R"([[4,4,-2]]},{"depth":1,"weights":[[4,4,-2]]}],"colourings":[[[1,3],[2,3]]]},)"
            R"("seconds":0})"
            "\n");
  EXPECT_EQ(written(refusal, Form::text),
            "unsolvable  # however often jumps are made, the goal and what they lose weigh more "
            "than the start\n"
            "  method: survey\n"
            "  proof: cases\n"
            "    splits 1:\n"
            "      jump: d2 d4\n"
            "      most: 1\n"
            "    cases 1:\n"
            "      depth: 1\n"
            "      weights: d4=-2\n"
            "    cases 2:\n"
            "      depth: 1\n"
            "      weights: d4=-2\n"
            "    colourings 1: a3 b3\n");
  for (const Form form : {Form::json, Form::text}) {
    const Result<Answer> again = read_answer(board(), {"f", written(refusal, form), 1});
    ASSERT_TRUE(again) << to_string(again.error());
    EXPECT_EQ(std::get<Cases>(again->proof), std::get<Cases>(refusal.proof));
  }
}

TEST(PegAnswer, CasesThatAreNone) {
  const auto fault = [](const std::string& text) {
    const Result<Answer> read = read_answer(board(), {"f", text, 1});
    return read ? "none" : to_string(read.error());
  };
  const std::string head = "unsolvable\n  proof: cases\n    splits 1:\n      jump: d2 d4\n";
  EXPECT_EQ(fault(head + "      most: 4294967296\n"),
            "f:5:13: expected a whole number from 0 to 4294967295, found `4294967296`");
  EXPECT_EQ(fault(head + "      most: -1\n"),
            "f:5:13: expected a whole number from 0 to 4294967295, found `-1`");
  EXPECT_EQ(fault(head + "      most: 1\n    cases 1:\n      depth: 1\n      weights: d4=x\n"),
            "f:8:16: expected a square and its weight: d2=5, in JSON [4,2,5], found `d4=x`");
  EXPECT_EQ(fault(head + "      most: 1\n    cases 1:\n      depth: 1\n      weights: "
                         "d4=99999999999999999999\n"),
            "f:8:16: expected a square and its weight: d2=5, in JSON [4,2,5], found "
            "`d4=99999999999999999999`");
  EXPECT_EQ(fault("unsolvable\n  proof: cases\n    splits 1:\n      most: 1\n"),
            "f:3:14: the key `jump` is missing");
  EXPECT_EQ(fault(R"({"kind":"peg-solitaire","answer":"unsolvable","proof":{"type":"cases",)"
                  R"("splits":[],"cases":[{"depth":0,"weights":[[4,4,1e3]]}]}})"),
            "f:1:114: expected a square and its weight: d2=5, in JSON [4,2,5], found `[4,4,1e3]`");
  EXPECT_EQ(fault(R"({"kind":"peg-solitaire","answer":"unsolvable","proof":{"type":"cases",)"
                  R"("splits":[],"cases":[{"depth":0}]}})"),
            "f:1:92: the key `weights` is missing");
  EXPECT_EQ(fault(R"({"kind":"peg-solitaire","answer":"unsolvable","proof":{"type":"cases",)"
                  R"("splits":[],"cases":[],"colourings":[[1]]}})"),
            "f:1:109: expected a square: d2, in JSON [4,2], found `1`");
}

TEST(PegAnswer, RegionsThatKeepPegs) {
  const Answer refusal = refused(Regions{{{{1, 3}, {2, 3}}, {{6, 4}}}});
  EXPECT_EQ(written(refusal, Form::json),
            R"({"kind":"peg-solitaire","answer":"unsolvable","method":"survey","proof":{"type":)"
            R"("regions","regions":[[[1,3],[2,3]],[[6,4]]]},"seconds":0})"
            "\n");
  for (const Form form : {Form::json, Form::text}) {
    const Result<Answer> again = read_answer(board(), {"f", written(refusal, form), 1});
    ASSERT_TRUE(again) << to_string(again.error());
    EXPECT_EQ(std::get<Regions>(again->proof), std::get<Regions>(refusal.proof));
  }
}

TEST(PegAnswer, RowAutomata) {
  const Answer refusal = refused(RowAutomaton{{0, 1}, {{0, 1, 1, 2}, {1, 0, 0, 3}}});
  EXPECT_EQ(written(refusal, Form::json),
            R"({"kind":"peg-solitaire","answer":"unsolvable","method":"survey","proof":{"type":)"
            R"("row-automaton","ends":[0,1],"steps":[[0,1,1,2],[1,0,0,3]]},"seconds":0})"
            "\n");
  const std::string text = written(refusal, Form::text);
  EXPECT_EQ(text,
            "unsolvable  # an automaton reads the rows, no jump lowers what it counts, "
            "and the goal counts less\n"
            "  method: survey\n"
            "  proof: row-automaton\n"
            "    ends: 0 1\n"
            "    steps: 0 1 1 2 1 0 0 3\n");
  for (const Form form : {Form::json, Form::text}) {
    const Result<Answer> again = read_answer(board(), {"f", written(refusal, form), 1});
    ASSERT_TRUE(again) << to_string(again.error());
    EXPECT_EQ(std::get<RowAutomaton>(again->proof), std::get<RowAutomaton>(refusal.proof));
  }
  const Result<Answer> cut = read_answer(board(), {"f", text.substr(0, text.size() - 2) + "\n", 1});
  ASSERT_FALSE(cut);
  EXPECT_EQ(to_string(cut.error()), "f:5:25: expected four numbers for each step");
}

}  // namespace
}  // namespace hardboard::peg_solitaire
