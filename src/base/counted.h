// Numbers and lists of things in words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <fmt/format.h>
#include <string>
#include <string_view>

namespace hardboard {

// "1 piece", "2 pieces": for things whose plural is an s.
inline std::string counted(std::uint64_t number, std::string_view thing) {
  return fmt::format("{} {}{}", number, thing, number == 1 ? "" : "s");
}

// "a", "a or b", "a, b or c". O(size).
template <class Words>
std::string any_of_words(const Words& words) {
  std::string list;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) list += i + 1 < words.size() ? ", " : " or ";
    list += words[i];
  }
  return list;
}

}  // namespace hardboard
