#include "problems/qbf/answer.h"

#include <array>

#include "problems/formulas/circuit_text.h"
#include "proofs/answer_form.h"

namespace hardboard::qbf {
namespace {

std::string_view comment_on(const Answer& answer) {
  switch (answer.verdict) {
    case Verdict::solvable:
      return "the formula is true";
    case Verdict::unsolvable:
      return "the formula is false";
    default:
      return "";
  }
}

}  // namespace

void describe(Archive& archive, const Puzzle&, Answer& answer) {
  describe_begin(archive, kind_name, solo_verdicts, comment_on(answer), answer);
  formulas::describe_circuit(archive, "strategy", answer.strategy);
  describe_numbers(archive, {}, answer);
  constexpr std::array<std::string_view, 2> proofs = {"exhausted", "refutation"};
  archive.choice("proof", answer.proof, std::span(proofs));
  describe_end(archive, answer);
}

void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form) {
  write_described(out, form, puzzle, answer);
}

Result<Answer> read_answer(const Puzzle& puzzle, const Text& text) {
  return read_described<Answer>(text, puzzle);
}

}  // namespace hardboard::qbf
