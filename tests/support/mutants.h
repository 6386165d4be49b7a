// Changes texts of lines and words a little, to see whether a checker falls for them.
#pragma once

#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "base/random.h"

namespace hardboard::testing {

// One to three small changes in the lines from number `first` on, before the last: a line goes, or
// comes twice, or changes places with another; a word goes, or changes places with another of the
// text; a digit changes; a number grows or shrinks by one.
inline std::string mutant(Random& random, const std::string& text, std::size_t first) {
  std::vector<std::vector<std::string>> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    lines.emplace_back();
    for (std::string word; words >> word;) lines.back().push_back(word);
  }
  const auto any = [&] { return first + random.below(lines.size() - 1 - first); };
  for (std::uint64_t left = 1 + random.below(3); left > 0 && first + 2 < lines.size(); --left) {
    const std::size_t i = any(), j = any();
    std::vector<std::string>& words = lines[i];
    const std::size_t w = random.below(words.size());
    std::string& word = words[w];
    switch (random.below(7)) {
      case 0:
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(i));
        break;
      case 1:
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(j), words);
        break;
      case 2:
        std::swap(lines[i], lines[j]);
        break;
      case 3:
        if (words.size() > 1) words.erase(words.begin() + static_cast<std::ptrdiff_t>(w));
        break;
      case 4:
        std::swap(word, lines[j][random.below(lines[j].size())]);
        break;
      case 5:
        word[random.below(word.size())] = "0123456789abcdef"[random.below(16)];
        break;
      default:
        if (word.size() < 12 && word.find_first_not_of("0123456789") == word.npos)
          word = std::to_string(std::stoll(word) + (random.below(2) == 0 ? 1 : -1));
    }
  }
  std::string result;
  for (const std::vector<std::string>& line : lines) {
    for (const std::string& word : line) result += word + ' ';
    result.back() = '\n';
  }
  return result;
}

}  // namespace hardboard::testing
