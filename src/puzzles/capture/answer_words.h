// The words for the proofs of games of captures.
#pragma once

#include <array>
#include <string_view>
#include <variant>

#include "proofs/answer_words.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// In the order of the alternatives of Proof; no proof has no word.
inline constexpr std::array<std::string_view, 10> proof_words = {
    "",     "closed-sets", "stranded",    "budget-sum", "exhausted",
    "drat", "no-center",   "stuck-trees", "row-count",  "pawn-rows"};

template <class Place>
std::string_view word_of(const Proof<Place>& proof) {
  static_assert(std::variant_size_v<Proof<Place>> == proof_words.size());
  return proof_words[proof.index()];
}

}  // namespace hardboard::capture
