// Answers to planning problems: a plan, or a refusal.
#pragma once

#include <array>
#include <optional>
#include <ostream>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.h"
#include "base/text.h"
#include "problems/planning/cases.h"
#include "problems/planning/puzzle.h"
#include "proofs/answer_head.h"
#include "proofs/archive.h"

namespace hardboard::planning {

using Proof = std::variant<std::monostate, Exhausted, Cases>;
inline constexpr std::array<std::string_view, 2> proof_words = {"exhausted", "cases"};

// The minimum of --minimize: the least cost of a plan.
inline constexpr std::array<std::string_view, 1> minimum_words = {"cost"};

struct Answer : AnswerHead {
  std::vector<Step> plan;
  Proof proof;
};

// The description from which both forms follow.
void describe(Archive& archive, const Puzzle& puzzle, Answer& answer);

// O(size of the answer).
void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form);

// Either form, or a plan as planners print it: a step in brackets on each line, comments from `;`
// to the end of a line. Errors with file, line and column. Steps need not apply: the checker
// decides. O(size of the text + names of the puzzle).
Result<Answer> read_answer(const Puzzle& puzzle, const Text& text);

}  // namespace hardboard::planning
