#include "cli/answer_texts.h"

#include <algorithm>
#include <string_view>

namespace hardboard::cli {

std::vector<Text> answer_texts(const Text& text) {
  const std::size_t start = text.content.find_first_not_of(" \t\r\n");
  if (start == std::string_view::npos || text.content[start] != '{') return split_puzzles(text);
  std::vector<Text> answers;
  std::int64_t line = text.first_line;
  for (std::size_t at = 0; at < text.content.size(); ++line) {
    const std::size_t end = std::min(text.content.find('\n', at), text.content.size());
    const std::string_view content = text.content.substr(at, end - at);
    if (content.find_first_not_of(" \t\r") != std::string_view::npos)
      answers.push_back({text.file, content, line});
    at = end + 1;
  }
  return answers;
}

}  // namespace hardboard::cli
