// Answers to integer programmes: values of the variables, or the word that there are none.
#pragma once

#include <array>
#include <optional>
#include <ostream>
#include <string_view>
#include <variant>

#include "base/result.h"
#include "base/text.h"
#include "problems/integer_programme/puzzle.h"
#include "proofs/answer_head.h"
#include "proofs/archive.h"

namespace hardboard::integer_programme {

using Proof = std::variant<std::monostate, Exhausted>;
inline constexpr std::array<std::string_view, 1> proof_words = {"exhausted"};

// The minimum of --minimize: the least objective.
inline constexpr std::array<std::string_view, 1> minimum_words = {"objective"};

// `values` has a value for each column if the programme is solved, else none.
struct Answer : AnswerHead {
  Solution values;
  Proof proof;
};

// The description from which both forms follow: the values that are not 0, by their names.
void describe(Archive& archive, const Puzzle& puzzle, Answer& answer);

// O(size of the answer).
void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form);

// Either form, or a solution file of CBC: a line with its status, then a line for each variable
// with its number, name, value and cost; or the lines of a pseudo-Boolean solver (solver_lines.h).
// Errors with file, line and column. The values may lie beyond all bounds: the checker decides.
// O(size of the text + columns).
Result<Answer> read_answer(const Puzzle& puzzle, const Text& text);

}  // namespace hardboard::integer_programme
