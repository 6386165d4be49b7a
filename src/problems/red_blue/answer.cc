#include "problems/red_blue/answer.h"

#include "proofs/answer_form.h"

namespace hardboard::red_blue {

void describe(Archive& archive, const Puzzle&, Answer& answer) {
  constexpr std::array<std::string_view, 1> proofs = {"exhausted"};
  describe_begin(archive, kind_name, solo_verdicts, "", answer);
  const bool is_solved = answer.verdict == Verdict::solvable;
  if (archive.enter("reds", is_solved, is_solved || !answer.reds.empty()))
    archive.value(answer.reds);
  describe_numbers(archive, minimum_words, answer);
  archive.choice("proof", answer.proof, std::span(proofs));
  describe_end(archive, answer);
}

void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form) {
  write_described(out, form, puzzle, answer);
}

Result<Answer> read_answer(const Puzzle& puzzle, const Text& text) {
  return read_described<Answer>(text, puzzle);
}

}  // namespace hardboard::red_blue
