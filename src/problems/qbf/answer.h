// Answers about quantified formulas: whether the formula is true, with a strategy that shows it.
#pragma once

#include <ostream>
#include <string>
#include <variant>

#include "base/result.h"
#include "base/text.h"
#include "problems/formulas/refutation.h"
#include "problems/qbf/puzzle.h"
#include "proofs/answer_head.h"
#include "proofs/archive.h"

namespace hardboard::qbf {

// `solvable` means that the formula is true.
struct Answer : AnswerHead {
  // An AIGER text; empty for none. Of a true formula: inputs are the universal variables, outputs
  // the existential ones (Skolem functions). Of a false one: inputs are the existential variables,
  // outputs the universal ones (Herbrand functions). Both in the order of the prefix.
  std::string strategy;
  // A refutation shows that the strategy wins, whoever does: it refutes the replies to the strategy
  // (replies.h).
  std::variant<std::monostate, Exhausted, formulas::Refutation> proof;
};

// The description from which both forms follow. In text the strategy stands in numbered lines.
void describe(Archive& archive, const Puzzle& puzzle, Answer& answer);

// O(size of the answer).
void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form);

// Either form, or the words of a QBF solver, which have no strategy; errors with file, line and
// column. O(size of the text).
Result<Answer> read_answer(const Puzzle& puzzle, const Text& text);

}  // namespace hardboard::qbf
