#include "problems/formulas/circuit_text.h"

#include <algorithm>
#include <cctype>

#include "base/move_words.h"
#include "proofs/answer_form.h"

namespace hardboard::formulas {
namespace {

// Says what is wrong with `line`, or adds its words.
std::string add_line(std::string_view line, std::string& circuit) {
  const std::size_t old_size = circuit.size();
  for (skip_blanks(line); !line.empty(); skip_blanks(line)) {
    const std::string_view word = line.substr(0, line.find_first_of(" \t"));
    if (!std::all_of(word.begin(), word.end(), [](unsigned char c) { return std::isalnum(c); }))
      return "expected a line of AIGER: words of letters and digits";
    if (circuit.size() > old_size) circuit += ' ';
    circuit += word;
    line.remove_prefix(word.size());
  }
  if (circuit.size() > old_size) circuit += '\n';
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

}  // namespace

void describe_circuit(Archive& archive, std::string_view key, std::string& circuit) {
  if (archive.form() == Form::text)
    return describe_lines(
        archive, [&](auto line) { each_line(circuit, line); },
        [&](std::string_view words) { return add_line(words, circuit); });
  std::string text = circuit;
  archive.maybe(key, text, !text.empty());
  if (!archive.reads()) return;
  circuit.clear();
  each_line(text, [&](std::string_view words) {
    if (std::string why = add_line(words, circuit); !why.empty()) archive.fail(std::move(why));
  });
}

}  // namespace hardboard::formulas
