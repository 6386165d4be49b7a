// The connected regions of the empty squares, in which pieces move.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "methods/push_fight/field.h"

namespace hardboard::push_fight {

template <class Word>
class Regions {
public:
  // O(squares) steps on words.
  Regions(const Field<Word>& field, const Word& empty) {
    for (Word rest = empty; any(rest);) {
      Word others = rest;
      const Word seed = take_lowest(others);
      const Word region = seed | field.flood(seed, others);
      if constexpr (is_small) {
        region_[count_] = region;
      } else {
        region_.push_back(region);
      }
      ++count_;
      rest &= ~region;
    }
  }

  // The squares to which a piece can move.
  Word reached(const Field<Word>& field, const Word& piece) const {
    const Word around = field.near(piece);
    Word targets{};
    for (std::size_t i = 0; i < count_; ++i)
      if (any(region_[i] & around)) targets |= region_[i];
    return targets;
  }

private:
  // At most half of a word's squares are regions of their own; only for a single word does this
  // number fit on the stack.
  static constexpr bool is_small = sizeof(Word) == 8;
  std::conditional_t<is_small, std::array<Word, 32>, std::vector<Word>> region_;
  std::size_t count_ = 0;
};

}  // namespace hardboard::push_fight
