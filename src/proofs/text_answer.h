// Answers in words, whatever the game: a line that says it all, numbered moves, and lines
// `key: value`. answer_text.h does the same for captures, by the million.
//
//   solvable (search, 3 jumps)                unsolvable (pagoda, pagoda): the pegs weigh 7, ...
//     1. d6-d4                                  weights: 1 0 1 1
//     2. b4-d4-f4
#pragma once

#include <cstdint>
#include <functional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/text.h"
#include "proofs/answer_head.h"

namespace hardboard {

// What is written between the head's own lines. The proof's `word` is its type in JSON; `because`
// says in words what it says; `below` are its lines `key: value`.
struct TextParts {
  std::string amount;              // "3 jumps"; empty for none
  std::vector<std::string> moves;  // without their numbers
  std::string proof, because;
  std::vector<std::string> below;  // without indent and line end
};
void write_text(std::ostream& out, const AnswerHead& head, const TextParts& parts);

// What is read: the head is filled from the lines that all answers have; the rest is for the kind.
struct TextLine {
  std::int64_t line = 0, column = 0;  // of the value
  std::string_view key, value;        // the key of a move is its number
};
struct TextAnswer {
  AnswerHead head;
  std::string_view proof;    // one of `proofs`, or empty
  std::string_view because;  // behind the colon of the first line
  std::int64_t first_line = 1;
  std::vector<TextLine> moves, keys;
};

// Refuses, with line and column: an empty text, a first line without a verdict, lines that are
// neither moves nor `key: value`, numbers that are none. `minima` as in read_head. The views point
// into the text. O(size of the text).
Result<TextAnswer> read_text_answer(const Text& text, const std::vector<Verdict>& verdicts,
                                    const std::vector<std::string_view>& minima,
                                    const std::vector<std::string_view>& proofs);

// Whether the text is JSON: its first character that is not blank is a brace.
bool is_json(std::string_view text);

}  // namespace hardboard
