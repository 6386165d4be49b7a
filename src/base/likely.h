// Which of some words a mistyped one was likely meant to be.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace hardboard {

// How many characters must be put in, taken out or changed to turn one word into the other.
// O(product of the lengths).
inline std::size_t edits_between(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t changed = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row[b.size()];
}

// "; did you mean solve?", or nothing where no word is near.
inline std::string did_you_mean(std::string_view word, const std::vector<std::string>& words) {
  std::string_view best;
  std::size_t least = std::min<std::size_t>(2, word.size() / 2) + 1;
  for (const std::string& candidate : words) {
    const std::size_t edits = edits_between(word.substr(0, 64), candidate);
    if (edits >= least) continue;
    least = edits;
    best = candidate;
  }
  return best.empty() ? "" : "; did you mean " + std::string(best) + "?";
}

}  // namespace hardboard
