// Answers to And-Or-SAT: an assignment, or a refusal.
#pragma once

#include <ostream>

#include "base/result.h"
#include "base/text.h"
#include "problems/and_or_sat/puzzle.h"
#include "problems/formulas/satisfying.h"
#include "proofs/archive.h"

namespace hardboard::and_or_sat {

using Answer = formulas::SatisfyingAnswer;

// The description from which both forms follow.
void describe(Archive& archive, const Puzzle& puzzle, Answer& answer);

// O(size of the answer).
void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form);

// Either form, or the output of a SAT solver; errors with file, line and column. O(size of the text
// + variables).
Result<Answer> read_answer(const Puzzle& puzzle, const Text& text);

}  // namespace hardboard::and_or_sat
