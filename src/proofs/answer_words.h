// What JSON and text have in common: the words for verdicts and kinds of proof, how counts are
// written, how long a text may be.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <variant>

#include "proofs/answer.h"

namespace hardboard {

inline constexpr std::size_t most_text = 1'000'000;  // bytes of a method, source, remark, file name

// Counts can be longer than any integer of the machine.
inline bool is_decimal(std::string_view text) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  return !text.empty() && std::all_of(text.begin(), text.end(), is_digit) &&
         (text[0] != '0' || text.size() == 1);
}

inline constexpr std::array<std::string_view, 3> verdict_words = {"unknown", "solvable",
                                                                  "unsolvable"};

inline std::string_view word_of(Verdict verdict) {
  return verdict_words[static_cast<std::size_t>(verdict)];
}

inline std::optional<Verdict> verdict_of(std::string_view word) {
  for (std::size_t i = 0; i < verdict_words.size(); ++i)
    if (verdict_words[i] == word) return static_cast<Verdict>(i);
  return std::nullopt;
}

// In the order of the alternatives of Proof; no proof has no word.
inline constexpr std::array<std::string_view, 9> proof_words = {
    "",     "closed-sets", "stranded",    "budget-sum", "exhausted",
    "drat", "no-center",   "stuck-trees", "row-count"};

template <class Place>
std::string_view word_of(const Proof<Place>& proof) {
  static_assert(std::variant_size_v<Proof<Place>> == proof_words.size());
  return proof_words[proof.index()];
}

}  // namespace hardboard
