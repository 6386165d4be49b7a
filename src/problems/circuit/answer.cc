#include "problems/circuit/answer.h"

#include <array>

#include "proofs/answer_form.h"

namespace hardboard::circuit {

void describe(Archive& archive, const Puzzle&, Answer& answer) {
  const bool has_comment = answer.verdict == Verdict::solvable;
  describe_begin(archive, kind_name, solo_verdicts, has_comment ? "the first output can be 1" : "",
                 answer);
  const bool is_solved = answer.verdict == Verdict::solvable;
  if (archive.enter("inputs", is_solved, is_solved))
    archive.list(answer.inputs, [&](std::uint8_t& value) {
      std::uint64_t wide = value;
      archive.leaf(wide, 0, 1);
      value = static_cast<std::uint8_t>(wide);
    });
  describe_numbers(archive, {}, answer);
  constexpr std::array<std::string_view, 1> proofs = {"exhausted"};
  archive.choice("proof", answer.proof, std::span(proofs));
  describe_end(archive, answer);
}

void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form) {
  write_described(out, form, puzzle, answer);
}

Result<Answer> read_answer(const Puzzle& puzzle, const Text& text) {
  return read_described<Answer>(text, puzzle);
}

}  // namespace hardboard::circuit
