// Files of answers taken apart, and answers for puzzles that could not be read.
#include "proofs/answer_file.h"

#include <gtest/gtest.h>
#include <sstream>

#include "proofs/answer_form.h"

namespace hardboard {
namespace {

// "LINE: content" for each answer, with `|` for line ends.
std::vector<std::string> split(const std::string& content) {
  std::vector<std::string> shown;
  for (const Text& answer : split_answers({"f", content, 1})) {
    EXPECT_EQ(answer.file, "f");
    std::string words(answer.content);
    for (char& c : words) c = c == '\n' ? '|' : c;
    shown.push_back(std::to_string(answer.first_line) + ": " + words);
  }
  return shown;
}
using Shown = std::vector<std::string>;

TEST(AnswerFile, JsonLines) {
  EXPECT_EQ(split("{\"a\":1}\n\n{\"b\":[2]}\n"), (Shown{"1: {\"a\":1}", "3: {\"b\":[2]}"}));
  EXPECT_EQ(split("{\"a\":1}\r\n{}"), (Shown{"1: {\"a\":1}\r", "2: {}"}));
}

TEST(AnswerFile, JsonOverSeveralLines) {
  EXPECT_EQ(split("{\n \"a\": {\n }\n}\n{}\n"), (Shown{"1: {| \"a\": {| }|}", "5: {}"}));
}

TEST(AnswerFile, WhatIsMalformedHarmsNoOther) {
  EXPECT_EQ(split("{\"a\":\n{\"b\":2}\nnonsense\n{\"c\":[1}\n{} x\n{\"d\":4}"),
            (Shown{"1: {\"a\":", "2: {\"b\":2}", "3: nonsense", "4: {\"c\":[1}", "5: {} x",
                   "6: {\"d\":4}"}));
}

TEST(AnswerFile, Texts) {
  EXPECT_EQ(split("solvable\n 1. a\n---\nunknown\n"), (Shown{"1: solvable| 1. a|", "4: unknown|"}));
}

TEST(BadAnswer, ComesBack) {
  BadAnswer bad;
  bad.kind = "solo-chess";
  bad.origin = {3, "f.txt", 9, ""};
  bad.message = "f.txt:9:1: a piece is expected";
  std::ostringstream json, text;
  write_answer(json, bad, Form::json);
  write_answer(text, bad, Form::text);
  EXPECT_EQ(json.str(), R"({"kind":"solo-chess","answer":"bad","index":3,"file":"f.txt","line":9,)"
                        R"("message":"f.txt:9:1: a piece is expected"})"
                        "\n");
  EXPECT_EQ(text.str(),
            "bad  # the puzzle could not be read, or not be asked this\n  kind: solo-chess\n  "
            "index: 3\n  file: f.txt\n"
            "  line: 9\n  message: f.txt:9:1: a piece is expected\n");
  for (const std::string& form : {json.str(), text.str()}) {
    const Result<BadAnswer> again = read_bad_answer({"a", form, 1});
    ASSERT_TRUE(again) << to_string(again.error());
    EXPECT_EQ(again->kind, bad.kind);
    EXPECT_EQ(again->origin.index, bad.origin.index);
    EXPECT_EQ(again->message, bad.message);
  }
  EXPECT_TRUE(read_bad_answer({"a", R"({"answer":"bad","message":"x"})", 1}));
  EXPECT_FALSE(read_bad_answer({"a", R"({"answer":"bad"})", 1}));
  EXPECT_FALSE(read_bad_answer({"a", "unknown\n", 1}));
}

}  // namespace
}  // namespace hardboard
