// Pagoda functions that prune the search: weights of the holes whose sum over the pegs no jump
// raises, so that play cannot lead to the goal from a position that weighs less than the goal.
// (Conway's resource counts; Berlekamp, Conway and Guy, Winning Ways, chapter 23.)
//
// Random functions are made, and those that refuse most are chosen (pagoda_choice.h). Their sums
// are bytes of machine words, eight functions to a word: a jump adds the same constant to the words
// in every position.
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

// A random pagoda function: `height` on the holes with `high` set, and on the others weights none
// of which can be lowered alone. No weight is below `least`, since a hole that is the end of no
// line would have no other bound. The middle of a line never weighs less than 0. O(holes * lines)
// or less.
Weights random_pagoda(std::size_t holes, const std::vector<Line>& lines,
                      const std::vector<std::uint8_t>& high, std::int32_t height,
                      std::int32_t least, Random& random);

// The slack of a position in each function of a set, as a byte of the words: the weight of its pegs
// minus the weight of the goal, plus 128.
inline constexpr std::size_t most_pagoda_words = 4;
using Slacks = std::array<std::uint64_t, most_pagoda_words>;

template <std::size_t Words>
class PagodaSet {
public:
  using Position = Bits<Words>;
  PagodaSet() = default;

  // Function f has the weights functions[f], and the goal weighs needs[f]. Functions whose slack
  // could exceed a byte, and functions beyond the first 8 * most_pagoda_words, are left out.
  PagodaSet(const Grid<Words>& grid, const std::vector<Weights>& functions,
            const std::vector<std::int32_t>& needs);

  // The number of words in use: 0 for an empty set.
  std::size_t words() const { return words_; }

  // O(holes / 8).
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

  // Has a position with these slacks enough weight in every function?
  bool enough(const Slacks& slacks) const {
    std::uint64_t good = ~std::uint64_t{0};
    for (std::size_t i = 0; i < words_; ++i) good &= slacks[i];
    return (good & enough_) == enough_;
  }

  // Does the position after a jump along `line`, from its low or from its high end, have enough
  // weight in every function? `parent` holds the slacks of the position before the jump.
  //
  // A slack below -128 borrows from the next byte. The function with this slack refuses the
  // position anyway, so a wrong next byte does no harm.
  bool enough(const Slacks& parent, std::size_t line, bool from_low) const {
    const Slacks& change = changes_[2 * line + from_low];
    std::uint64_t good = ~std::uint64_t{0};
    for (std::size_t i = 0; i < words_; ++i) good &= parent[i] + change[i];
    return (good & enough_) == enough_;
  }

private:
  static constexpr std::uint64_t enough_ = 0x8080808080808080U;  // no slack is negative
  std::size_t words_ = 0, bytes_ = 0;
  Slacks base_{};
  std::vector<Slacks> tables_;   // for each byte of a position and each value, a summand
  std::vector<Slacks> changes_;  // for each line the change by a jump from its high, its low end
};

}  // namespace hardboard::peg_solitaire
