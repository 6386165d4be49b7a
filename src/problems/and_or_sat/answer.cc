#include "problems/and_or_sat/answer.h"

#include <utility>

#include "proofs/answer_form.h"

namespace hardboard::and_or_sat {

void describe(Archive& archive, const Puzzle& puzzle, Answer& answer) {
  formulas::describe_satisfying(archive, kind_name, puzzle.clauses.size(), answer);
}

void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form) {
  write_described(out, form, puzzle, answer);
}

Result<Answer> read_answer(const Puzzle& puzzle, const Text& text) {
  if (auto answer = formulas::read_solver_answer(text, puzzle.variables)) return *std::move(answer);
  return read_described<Answer>(text, puzzle);
}

}  // namespace hardboard::and_or_sat
