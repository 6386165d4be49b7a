// The remark of an answer: what several methods or phases say, one behind the other.
#pragma once

#include <string>
#include <string_view>

namespace hardboard {

// Adds words to a remark, behind a semicolon if the remark has others. O(length).
inline void add_remark(std::string& remark, std::string_view words) {
  if (!remark.empty()) remark += "; ";
  remark += words;
}

}  // namespace hardboard
