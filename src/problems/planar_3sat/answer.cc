#include "problems/planar_3sat/answer.h"

#include <utility>

#include "proofs/answer_form.h"

namespace hardboard::planar_3sat {

void describe(Archive& archive, const Puzzle& puzzle, Answer& answer) {
  formulas::describe_satisfying(archive, kind_name, puzzle.clauses(), answer);
}

void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form) {
  write_described(out, form, puzzle, answer);
}

Result<Answer> read_answer(const Puzzle& puzzle, const Text& text) {
  if (auto answer = formulas::read_solver_answer(text, puzzle.variables)) return *std::move(answer);
  return read_described<Answer>(text, puzzle);
}

}  // namespace hardboard::planar_3sat
