// Answers to games of captures to the letter, in both forms.
#include "puzzles/graph_capture/answer.h"

#include <gtest/gtest.h>
#include <sstream>

#include "puzzles/solo_chess/answer.h"

namespace hardboard::capture {
namespace {

template <class Puzzle, class Place>
std::string written(const Puzzle& puzzle, const Answer<Place>& answer, Form form) {
  std::ostringstream out;
  write_answer(out, puzzle, answer, form);
  return out.str();
}

solo_chess::Puzzle board() {
  solo_chess::Puzzle puzzle;
  puzzle.types = {*solo_chess::standard_type('N'), *solo_chess::standard_type('R')};
  puzzle.pieces = {{{1, 1}, 2, 0}, {{2, 3}, 2, 1}, {{2, 27}, 2, 1}};
  return puzzle;
}

graph_capture::Puzzle graph() {
  return {false, 1, {1, 1, 1, 1, 1}, {}};
}

TEST(CaptureAnswer, SolutionsToTheLetter) {
  solo_chess::Answer solved;
  solved.verdict = Verdict::solvable;
  solved.method = "one-type";
  solved.source = "Brunner et al. 2023, Theorem 2.2";
  solved.moves = {{{1, 1}, {2, 3}}, {{2, 27}, {2, 3}}};
  solved.count = "4";
  solved.seconds = 0.0012;
  EXPECT_EQ(written(board(), solved, Form::json),
            R"({"kind":"solo-chess","answer":"solvable","method":"one-type",)"
            R"("source":"Brunner et al. 2023, Theorem 2.2","moves":[[[1,1],[2,3]],[[2,27],[2,3]]],)"
            R"("count":"4","seconds":0.0012})"
            "\n");
  EXPECT_EQ(written(board(), solved, Form::text),
            "solvable  # 2 captures\n"
            "  method: one-type\n"
            "  source: Brunner et al. 2023, Theorem 2.2\n"
            "  1. Na1xb3\n"
            "  2. Rb27xb3\n"
            "  count: 4\n");
  solved.moves[0].from = {7, 7};
  EXPECT_NE(written(board(), solved, Form::text).find("1. ?g7xb3"), std::string::npos);
}

TEST(CaptureAnswer, RefusalsToTheLetter) {
  graph_capture::Answer refused;
  refused.verdict = Verdict::unsolvable;
  refused.method = "survey";
  refused.minimum = Minimum{"pieces_left", 3, 2};
  refused.proof = Stranded<Vertex>{{true, {{1}, {2}}}, {false, {{5}}}};
  refused.remark = "a \"remark\"\n";
  EXPECT_EQ(written(graph(), refused, Form::json),
            R"({"kind":"graph-capture","answer":"unsolvable","method":"survey","pieces_left":3,)"
            R"("bound":2,"proof":{"type":"stranded","groups":[{"antenna":true,"places":[1,2]},)"
            R"({"antenna":false,"places":[5]}]},"remark":"a \"remark\"\n","seconds":0})"
            "\n");
  EXPECT_EQ(written(graph(), refused, Form::text),
            "unsolvable  # each of two groups would have to hold the final piece\n"
            "  method: survey\n"
            "  pieces_left: 3\n"
            "  bound: 2\n"
            "  proof: stranded\n"
            "    groups 1:\n"
            "      antenna: true\n"
            "      places: 1 2\n"
            "    groups 2:\n"
            "      antenna: false\n"
            "      places: 5\n"
            "  remark: a \"remark\"\n");
  refused.minimum.reset();
  refused.remark.clear();
  refused.proof = BudgetSum{7, 5};
  EXPECT_EQ(written(graph(), refused, Form::text),
            "unsolvable  # the budgets allow fewer captures than are needed\n"
            "  method: survey\n"
            "  proof: budget-sum\n"
            "    needed: 7\n"
            "    available: 5\n");
  refused.verdict = Verdict::unknown;
  refused.proof = {};
  refused.remark = "the time is over";
  EXPECT_EQ(written(graph(), refused, Form::text),
            "unknown\n  method: survey\n  remark: the time is over\n");
}

}  // namespace
}  // namespace hardboard::capture
