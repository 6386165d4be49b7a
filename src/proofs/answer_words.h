// The words for verdicts and kinds of proof, the same in JSON and in text.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <variant>

#include "proofs/answer.h"

namespace hardboard {

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
inline constexpr std::array<std::string_view, 6> proof_words = {
    "", "closed-sets", "stranded", "budget-sum", "exhausted", "drat"};

template <class Place>
std::string_view word_of(const Proof<Place>& proof) {
  static_assert(std::variant_size_v<Proof<Place>> == proof_words.size());
  return proof_words[proof.index()];
}

}  // namespace hardboard
