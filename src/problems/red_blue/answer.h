// Answers to Red-Blue Dominating Set: the reds of a dominating set.
#pragma once

#include <array>
#include <cstdint>
#include <ostream>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.h"
#include "base/text.h"
#include "problems/red_blue/puzzle.h"
#include "proofs/answer_head.h"
#include "proofs/archive.h"

namespace hardboard::red_blue {

// The minimum of --minimize: the fewest reds that dominate.
inline constexpr std::array<std::string_view, 1> minimum_words = {"fewest_reds"};

struct Answer : AnswerHead {
  std::vector<std::uint32_t> reds;
  std::variant<std::monostate, Exhausted> proof;
};

// The description from which both forms follow.
void describe(Archive& archive, const Puzzle& puzzle, Answer& answer);

// O(size of the answer).
void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form);

// Either form; errors with file, line and column. O(size of the text).
Result<Answer> read_answer(const Puzzle& puzzle, const Text& text);

}  // namespace hardboard::red_blue
