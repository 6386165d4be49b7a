// Answers in words: what is written is read back, and what is wrong has its place.
#include "proofs/text_answer.h"

#include <gtest/gtest.h>
#include <sstream>

#include "proofs/answer_words.h"

namespace hardboard {
namespace {

const std::vector<std::string_view> minima = {"fewest_moves"};
const std::vector<std::string_view> proofs = {"pagoda", "exhausted"};

Result<TextAnswer> read(const std::string& text) {
  return read_text_answer({"a.txt", text}, solo_verdicts(), minima, proofs);
}

TEST(TextAnswer, IsReadAsWritten) {
  AnswerHead head;
  head.verdict = Verdict::unsolvable;
  head.method = "pagoda";
  head.source = "some theorem";
  head.remark = "two\nlines";
  head.count = "0";
  head.minimum = Minimum{"fewest_moves", 12, 7};
  TextParts parts;
  parts.amount = "2 jumps";
  parts.moves = {"a1-a3", "b1-b3"};
  parts.proof = "pagoda";
  parts.because = "too light";
  parts.below = {"weights: 1 2"};
  std::ostringstream out;
  write_text(out, head, parts);
  const std::string text = out.str();
  EXPECT_EQ(text,
            "unsolvable (pagoda, 2 jumps, pagoda): too light\n"
            "  1. a1-a3\n"
            "  2. b1-b3\n"
            "  weights: 1 2\n"
            "  count: 0\n"
            "  fewest_moves: 12\n"
            "  bound: 7\n"
            "  source: some theorem\n"
            "  remark: two lines\n");

  const Result<TextAnswer> answer = read(text);
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->head.verdict, Verdict::unsolvable);
  EXPECT_EQ(answer->head.method, "pagoda");
  EXPECT_EQ(answer->head.source, "some theorem");
  EXPECT_EQ(answer->head.remark, "two lines");
  EXPECT_EQ(answer->head.count, "0");
  ASSERT_TRUE(answer->head.minimum);
  EXPECT_EQ(answer->head.minimum->value, 12);
  EXPECT_EQ(answer->head.minimum->bound, 7);
  EXPECT_EQ(answer->proof, "pagoda");
  EXPECT_EQ(answer->because, "too light");
  ASSERT_EQ(answer->moves.size(), 2);
  EXPECT_EQ(answer->moves[1].value, "b1-b3");
  EXPECT_EQ(answer->moves[1].line, 3);
  EXPECT_EQ(answer->moves[1].column, 6);
  ASSERT_EQ(answer->keys.size(), 1);
  EXPECT_EQ(answer->keys[0].key, "weights");
  EXPECT_EQ(answer->keys[0].value, "1 2");
}

TEST(TextAnswer, UndecidedSaysWhyInItsFirstLine) {
  AnswerHead head;
  head.remark = "limit reached";
  std::ostringstream out;
  write_text(out, head, {});
  EXPECT_EQ(out.str(), "unknown: limit reached\n");
  const std::string text = out.str();
  EXPECT_EQ(read(text)->head.remark, "limit reached");
}

TEST(TextAnswer, ErrorsHaveAPlace) {
  const auto error = [](const std::string& text) { return to_string(read(text).error()); };
  EXPECT_EQ(error(""), "a.txt:1: there is no answer");
  EXPECT_EQ(error("\n perhaps"),
            "a.txt:2:2: an answer begins with solvable, unsolvable or unknown, not \"perhaps\"");
  EXPECT_EQ(error("win"),
            "a.txt:1:1: an answer begins with solvable, unsolvable or unknown, not \"win\"");
  EXPECT_EQ(error("solvable (x"), "a.txt:1:10: the bracket is not closed");
  EXPECT_EQ(error("solvable x"), "a.txt:1:10: a colon is expected, not \"x\"");
  EXPECT_EQ(error("solvable\nhm"), "a.txt:2:1: neither a move nor a key: \"hm\"");
  EXPECT_EQ(error("solvable\nbound: x"), "a.txt:2:1: a number is expected behind bound");
  EXPECT_EQ(error("solvable\ncount: x"), "a.txt:2:1: a number is expected behind count");
}

}  // namespace
}  // namespace hardboard
