// Answers to satisfiability problems: an assignment, or a refusal.
#pragma once

#include <ostream>

#include "base/result.h"
#include "base/text.h"
#include "problems/formulas/satisfying.h"
#include "problems/satisfiability/puzzle.h"
#include "proofs/archive.h"

namespace hardboard::satisfiability {

using Answer = formulas::SatisfyingAnswer;

// The description from which both forms follow.
void describe(Archive& archive, const Puzzle& puzzle, Answer& answer);

// O(size of the answer).
void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form);

// Either form, or the output of a SAT solver; errors with file, line and column. O(size of the
// text).
Result<Answer> read_answer(const Puzzle& puzzle, const Text& text);

}  // namespace hardboard::satisfiability
