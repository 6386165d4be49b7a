#include "proofs/answer_file.h"

#include <algorithm>
#include <string_view>

#include "proofs/archives.h"

namespace hardboard {
namespace {

// The length of the answer at the beginning of the text: its first line, or all lines of a JSON
// object that begins there and ends before the next line that begins with a brace.
std::size_t size_of_answer(std::string_view text) {
  const std::size_t line = std::min(text.find('\n'), text.size());
  if (text.front() != '{') return line;
  const std::string_view lines = text.substr(0, text.find("\n{"));
  const std::size_t size = size_of_json(lines), object = std::min(size, lines.size());
  const std::size_t end = std::min(lines.find('\n', object), lines.size());
  const bool ends_with_line = trimmed(lines.substr(object, end - object)).empty();
  return size != lines.npos && ends_with_line ? end : line;
}

}  // namespace

std::vector<Text> split_answers(const Text& text) {
  std::string_view rest = without_mark(text.content);
  if (trimmed(rest).substr(0, 1) != "{") return split_puzzles(text);
  std::vector<Text> answers;
  for (std::int64_t line = text.first_line; !rest.empty();) {
    const std::string_view answer = rest.substr(0, size_of_answer(rest));
    if (!trimmed(answer).empty()) answers.push_back({text.file, answer, line});
    line += 1 + std::count(answer.begin(), answer.end(), '\n');
    rest.remove_prefix(std::min(answer.size() + 1, rest.size()));
  }
  return answers;
}

}  // namespace hardboard
