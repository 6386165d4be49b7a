// Pagoda functions that prune the search: weights of the holes whose sum no jump raises, so that a
// position with less than the goal has can't reach it. Found at random, chosen by what they prune
// in random play, and kept as bytes of machine words, eight functions to a word: the sums of a
// child are its parent's plus a constant of the jump. (Conway's resource counts; Berlekamp, Conway
// and Guy, Winning Ways, chapter 23.)
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/random.h"
#include "methods/peg_solitaire/grid.h"
#include "methods/peg_solitaire/symmetry.h"

namespace hardboard::peg_solitaire {

// A weight for each hole.
using Weights = std::vector<std::int32_t>;

// Weights on a board's lines, `height` on the holes of `high` and as low as chance has it
// elsewhere: none could be less by itself. `least` bounds them from below (a hole that is the
// middle of a line is never below 0). O(holes * lines) or less.
Weights random_pagoda(std::size_t holes, const std::vector<Line>& lines,
                      const std::vector<std::uint8_t>& high, std::int32_t height,
                      std::int32_t least, Random& random);

// What a set of pagoda functions leaves to a position: for each of up to 8 * most_words functions
// the sum over the pegs less what the goal needs, a byte each, 128 added.
inline constexpr std::size_t most_pagoda_words = 4;
using Slacks = std::array<std::uint64_t, most_pagoda_words>;

template <std::size_t Words>
class PagodaSet {
public:
  using Position = Bits<Words>;
  PagodaSet() = default;

  // Function f has weights functions[f], and the goal needs needs[f]. Those whose bytes could run
  // over on the way from `start` are left out, and those beyond 8 * most_pagoda_words.
  PagodaSet(const Grid<Words>& grid, const std::vector<Weights>& functions,
            const std::vector<std::int32_t>& needs);

  std::size_t words() const { return words_; }

  Slacks slacks(const Position& position) const {
    Slacks sums = base_;
    const std::size_t bytes = bytes_;
    for (std::size_t byte = 0; byte < bytes; ++byte) {
      const Slacks& table =
          tables_[byte * 256 + (position.words[byte / 8] >> (byte % 8 * 8) & 255)];
      for (std::size_t i = 0; i < words_; ++i) sums[i] += table[i];
    }
    return sums;
  }

  // Whether the child by a jump along `line`, from its low end or from its high one, has enough.
  bool enough(const Slacks& parent, std::size_t line, bool from_low) const {
    const Slacks& change = changes_[2 * line + from_low];
    std::uint64_t good = ~std::uint64_t{0};
    for (std::size_t i = 0; i < words_; ++i) good &= parent[i] + change[i];
    return (good & enough_) == enough_;
  }

  bool enough(const Position& position) const {
    const Slacks sums = slacks(position);
    std::uint64_t good = ~std::uint64_t{0};
    for (std::size_t i = 0; i < words_; ++i) good &= sums[i];
    return (good & enough_) == enough_;
  }

private:
  static constexpr std::uint64_t enough_ = 0x8080808080808080U;
  std::size_t words_ = 0, bytes_ = 0;
  Slacks base_{};
  std::vector<Slacks> tables_;   // for each byte of a position and each of its values
  std::vector<Slacks> changes_;  // for each line, from its high end, from its low end
};

}  // namespace hardboard::peg_solitaire
