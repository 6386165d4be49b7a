#include "problems/qbf/answer.h"

#include <array>
#include <utility>

#include "base/scanner.h"
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

using Words = std::array<std::pair<std::string_view, Verdict>, 3>;
constexpr Words plain_words = {
    {{"SAT", Verdict::solvable}, {"UNSAT", Verdict::unsolvable}, {"UNKNOWN", Verdict::unknown}}};
constexpr Words standard_words = {
    {{"1", Verdict::solvable}, {"0", Verdict::unsolvable}, {"-1", Verdict::unknown}}};

const Verdict* verdict_of(const Words& words, std::string_view word) {
  for (const auto& [name, verdict] : words)
    if (word == name) return &verdict;
  return nullptr;
}

bool looks_like_solver_lines(std::string_view content) {
  const std::string_view word = first_word(content);
  return word == "c" || word == "s" || verdict_of(plain_words, word) != nullptr;
}

// A line `s cnf 1`, `s cnf 0` or `s cnf -1` with the numbers of variables and clauses, as QDIMACS
// has it, or `SAT`, `UNSAT` or `UNKNOWN` alone. Comments `c` and values of the first block, lines
// `V`, are not read: these values are no strategy.
Result<Answer> read_solver_lines(const Text& text) {
  Scanner in(text);
  Answer answer;
  Place place;
  if (!in.check_encoding()) return in.error();
  while (in.next_raw_line()) {
    const std::string_view first = in.next_word();
    if (first.empty() || first == "c" || first == "V") continue;
    const bool is_standard = first == "s";
    std::string_view word = first;
    const char* const expected =
        is_standard ? "`cnf 1`, `cnf 0` or `cnf -1`" : "a line `c`, `s` or `V`";
    if (is_standard && (word = in.next_word()) == "cnf") word = in.next_word();
    const Verdict* const verdict = verdict_of(is_standard ? standard_words : plain_words, word);
    if (verdict == nullptr) {
      in.fail_expected(expected, word);
      return in.error();
    }
    if (!in.once(first, place)) return in.error();
    answer.verdict = *verdict;
  }
  if (place.line == 0) {
    in.fail(in.here(), "expected a line `s`");
    return in.error();
  }
  return answer;
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
  if (looks_like_solver_lines(text.content)) return read_solver_lines(text);
  return read_described<Answer>(text, puzzle);
}

}  // namespace hardboard::qbf
