// What JSON and text have in common: the words for verdicts, how counts are written, how long a
// text may be.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "proofs/answer_head.h"

namespace hardboard {

inline constexpr std::size_t most_text = 1'000'000;  // bytes of a method, source, remark, file name

// Counts can be longer than any integer of the machine.
inline bool is_decimal(std::string_view text) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  return !text.empty() && std::all_of(text.begin(), text.end(), is_digit) &&
         (text[0] != '0' || text.size() == 1);
}

inline constexpr std::array<std::string_view, 6> verdict_words = {
    "unknown", "solvable", "unsolvable", "win", "loss", "draw"};

inline std::string_view word_of(Verdict verdict) {
  return verdict_words[static_cast<std::size_t>(verdict)];
}

// The verdicts on puzzles for one.
inline const std::vector<Verdict>& solo_verdicts() {
  static const std::vector<Verdict> verdicts = {Verdict::solvable, Verdict::unsolvable,
                                                Verdict::unknown};
  return verdicts;
}

// The one among `verdicts` that has this word.
inline std::optional<Verdict> verdict_of(std::string_view word,
                                         const std::vector<Verdict>& verdicts) {
  for (const Verdict verdict : verdicts)
    if (word_of(verdict) == word) return verdict;
  return std::nullopt;
}

// "solvable, unsolvable or unknown"
inline std::string words_of(const std::vector<Verdict>& verdicts) {
  std::string words;
  for (std::size_t i = 0; i < verdicts.size(); ++i) {
    if (i > 0) words += i + 1 < verdicts.size() ? ", " : " or ";
    words += word_of(verdicts[i]);
  }
  return words;
}

}  // namespace hardboard
