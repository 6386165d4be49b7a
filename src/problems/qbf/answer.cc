#include "problems/qbf/answer.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "base/move_words.h"
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

// A strategy holds lines of words between single blanks, each line with its end, in both forms: the
// two forms carry the same strategies. Says what is wrong with `line`, or adds it.
std::string add_line(std::string_view line, std::string& strategy) {
  const std::size_t old_size = strategy.size();
  for (skip_blanks(line); !line.empty(); skip_blanks(line)) {
    const std::string_view word = line.substr(0, line.find_first_of(" \t"));
    if (!std::all_of(word.begin(), word.end(), [](unsigned char c) { return std::isalnum(c); }))
      return "expected a line of AIGER: words of letters and digits";
    if (strategy.size() > old_size) strategy += ' ';
    strategy += word;
    line.remove_prefix(word.size());
  }
  if (strategy.size() > old_size) strategy += '\n';
  return "";
}

// line(words) for each line of the text.
template <class Line>
void each_line(std::string_view text, Line line) {
  while (!text.empty()) {
    const std::string_view words = text.substr(0, text.find('\n'));
    line(words);
    text.remove_prefix(std::min(words.size() + 1, text.size()));
  }
}

void describe_strategy(Archive& archive, std::string& strategy) {
  if (archive.form() == Form::text)
    return describe_lines(
        archive, [&](auto line) { each_line(strategy, line); },
        [&](std::string_view words) { return add_line(words, strategy); });
  std::string text = strategy;
  archive.maybe("strategy", text, !text.empty());
  if (!archive.reads()) return;
  strategy.clear();
  each_line(text, [&](std::string_view words) {
    if (std::string why = add_line(words, strategy); !why.empty()) archive.fail(std::move(why));
  });
}

}  // namespace

void describe(Archive& archive, const Puzzle&, Answer& answer) {
  describe_begin(archive, kind_name, solo_verdicts, comment_on(answer), answer);
  describe_strategy(archive, answer.strategy);
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

}  // namespace hardboard::qbf
