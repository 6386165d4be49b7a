// What the words of moves have in common, whatever the game: `d2-d4`, `Rd2xd5`, `3 1`.
#pragma once

#include <string_view>

namespace hardboard {

inline void skip_blanks(std::string_view& words) {
  while (!words.empty() && (words.front() == ' ' || words.front() == '\t')) words.remove_prefix(1);
}

// Takes one of the characters off the front of the words, blanks around it included; says whether
// there was one.
inline bool take_any(std::string_view& words, std::string_view characters) {
  skip_blanks(words);
  const bool is_there = !words.empty() && characters.find(words.front()) != std::string_view::npos;
  if (is_there) words.remove_prefix(1);
  skip_blanks(words);
  return is_there;
}

}  // namespace hardboard
