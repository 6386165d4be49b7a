// Helpers for readers of moves in words (`d2-d4`, `Rd2xd5`, `3 1`).
#pragma once

#include <string_view>

namespace hardboard {

inline void skip_blanks(std::string_view& words) {
  while (!words.empty() && (words.front() == ' ' || words.front() == '\t')) words.remove_prefix(1);
}

// Takes one of the characters, with the blanks around it, off the front of the words; false if the
// words begin with none of the characters.
inline bool take_any(std::string_view& words, std::string_view characters) {
  skip_blanks(words);
  const bool is_there = !words.empty() && characters.find(words.front()) != std::string_view::npos;
  if (is_there) words.remove_prefix(1);
  skip_blanks(words);
  return is_there;
}

}  // namespace hardboard
