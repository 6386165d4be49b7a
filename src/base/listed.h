// Lists of words in messages.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace hardboard {

// "a", "a or b", "a, b or c".
inline std::string listed(std::span<const std::string_view> words) {
  std::string list;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) list += i + 1 == words.size() ? " or " : ", ";
    list += words[i];
  }
  return list;
}

}  // namespace hardboard
