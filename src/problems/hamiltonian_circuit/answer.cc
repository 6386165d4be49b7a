#include "problems/hamiltonian_circuit/answer.h"

#include "proofs/answer_form.h"
#include "puzzles/capture/answer_form.h"

namespace hardboard::hamiltonian_circuit {

void set_circuit(const std::vector<std::uint32_t>& circuit, Answer& answer) {
  answer.verdict = Verdict::solvable;
  for (const std::uint32_t v : circuit) answer.circuit.push_back({v + 1});
}

void describe(Archive& archive, Sets& proof) {
  archive.maybe("sets", proof.sets, !proof.sets.empty());
}

void describe(Archive& archive, const Puzzle&, Answer& answer) {
  describe_begin(archive, kind_name, solo_verdicts, "", answer);
  const bool is_solved = answer.verdict == Verdict::solvable;
  if (archive.enter("circuit", is_solved, is_solved || !answer.circuit.empty()))
    archive.value(answer.circuit);
  describe_numbers(archive, {}, answer);
  archive.choice("proof", answer.proof, std::span(proof_words));
  describe_end(archive, answer);
}

void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form) {
  write_described(out, form, puzzle, answer);
}

Result<Answer> read_answer(const Puzzle& puzzle, const Text& text) {
  return read_described<Answer>(text, puzzle);
}

}  // namespace hardboard::hamiltonian_circuit
