#include "problems/vertex_set/answer.h"

#include <array>
#include <span>
#include <string_view>

#include "proofs/answer_form.h"

namespace hardboard::vertex_set {

template <Rule rule>
void describe(Archive& archive, const Puzzle<rule>&, Answer& answer) {
  constexpr std::array<std::string_view, 1> proofs = {"exhausted"};
  describe_begin(archive, name_of(rule), solo_verdicts, "", answer);
  const bool is_solved = answer.verdict == Verdict::solvable;
  if (archive.enter("vertices", is_solved, is_solved || !answer.vertices.empty()))
    archive.value(answer.vertices);
  describe_numbers(archive, minimum_words, answer);
  archive.choice("proof", answer.proof, std::span(proofs));
  describe_end(archive, answer);
}

template <Rule rule>
void write_answer(std::ostream& out, const Puzzle<rule>& puzzle, const Answer& answer, Form form) {
  write_described(out, form, puzzle, answer);
}

template <Rule rule>
Result<Answer> read_answer(const Puzzle<rule>& puzzle, const Text& text) {
  return read_described<Answer>(text, puzzle);
}

template void describe(Archive&, const Puzzle<Rule::cover>&, Answer&);
template void describe(Archive&, const Puzzle<Rule::dominate>&, Answer&);
template void write_answer(std::ostream&, const Puzzle<Rule::cover>&, const Answer&, Form);
template void write_answer(std::ostream&, const Puzzle<Rule::dominate>&, const Answer&, Form);
template Result<Answer> read_answer(const Puzzle<Rule::cover>&, const Text&);
template Result<Answer> read_answer(const Puzzle<Rule::dominate>&, const Text&);

}  // namespace hardboard::vertex_set
