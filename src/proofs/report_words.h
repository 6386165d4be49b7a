// A checker's judgement in words, the same on paper, in JSON and for callers of the library.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "proofs/answer_head.h"

namespace hardboard {

inline constexpr std::array<std::string_view, 3> check_words = {"verified", "claimed", "wrong"};

constexpr std::string_view word_of(Check check) {
  return check_words[static_cast<std::size_t>(check)];
}

// "verified: 4 captures", or the word alone where there is no reason. O(length).
inline std::string in_words(const CheckReport& report) {
  std::string words(word_of(report.check));
  if (!report.reason.empty()) words += ": " + report.reason;
  return words;
}

}  // namespace hardboard
