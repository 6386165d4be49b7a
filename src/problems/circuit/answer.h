// Answers about circuits: values of the inputs, or a refusal.
#pragma once

#include <cstdint>
#include <ostream>
#include <variant>
#include <vector>

#include "base/result.h"
#include "base/text.h"
#include "problems/circuit/puzzle.h"
#include "proofs/answer_head.h"
#include "proofs/archive.h"

namespace hardboard::circuit {

struct Answer : AnswerHead {
  std::vector<std::uint8_t> inputs;  // 0 or 1 for each input
  std::variant<std::monostate, Exhausted> proof;
};

// The description from which both forms follow.
void describe(Archive& archive, const Puzzle& puzzle, Answer& answer);

// O(size of the answer).
void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form);

// Either form; errors with file, line and column. O(size of the text).
Result<Answer> read_answer(const Puzzle& puzzle, const Text& text);

}  // namespace hardboard::circuit
