// What is known of the positions of some slabs while a table is made: two bits a position.
//
// An element (a type in a block) has a bit for each variant that is set if the position is won, and
// behind them as many bits that are set if the position is lost. A position with neither is not
// decided yet, or drawn.
#pragma once

#include <cstdint>
#include <vector>

#include "base/huge_pages.h"

namespace hardboard::push_fight {

// Up to 32 variants of an element: the lower half says which are won (or can be won), the upper
// half which are lost (or can be held).
using Pair = std::uint64_t;
constexpr Pair pair_of(std::uint64_t low, std::uint64_t high) {
  return low | high << 32;
}
inline constexpr std::uint32_t pair_variants = 32;

// A block as bits, in memory or in a message: bit at + element * stride + variant says whether the
// position is won, the bit `lost` further whether it is lost.
struct BlockBits {
  const std::uint64_t* words = nullptr;
  std::uint64_t at = 0;
  std::uint32_t stride = 0, lost = 0;
};

// 64 bits from a bit on. Reads a word more than the bits may need.
inline std::uint64_t word_at(const std::uint64_t* words, std::uint64_t bit) {
  return words[bit / 64] >> bit % 64 | words[bit / 64 + 1] << 1 << (63 - bit % 64);
}
// `count` bits from a bit on, at most 32.
inline std::uint64_t bits_at(const std::uint64_t* words, std::uint64_t bit, std::uint32_t count) {
  return word_at(words, bit) & ((std::uint64_t{1} << count) - 1);
}

class KnownValues {
public:
  KnownValues() = default;
  // Of the slabs from `first` to before `end`.
  KnownValues(std::uint32_t first, std::uint32_t end, std::uint32_t types, std::uint32_t variants,
              std::uint64_t elements)
      : first_(first),
        types_(types),
        variants_(variants),
        words_a_slab_(words(variants, elements)) {
    const std::uint64_t all = (end - first) * words_a_slab_ + 1;
    reserve_huge(words_, all);
    words_.resize(all);
  }

  static std::uint64_t words(std::uint32_t variants, std::uint64_t elements) {
    return (2 * variants * elements + 63) / 64;
  }

  // A block of the slab.
  BlockBits block(std::uint32_t slab, std::uint32_t block) const {
    return {&words_[(slab - first_) * words_a_slab_], std::uint64_t{block} * types_ * 2 * variants_,
            2 * variants_, variants_};
  }

  // What is known of `count` variants of an element.
  Pair pair(std::uint32_t slab, std::uint64_t element, std::uint32_t variant,
            std::uint32_t count) const {
    const std::uint64_t* const words = &words_[(slab - first_) * words_a_slab_];
    const std::uint64_t at = element * 2 * variants_ + variant;
    return pair_of(bits_at(words, at, count), bits_at(words, at + variants_, count));
  }
  void add(std::uint32_t slab, std::uint64_t element, std::uint32_t variant, Pair fresh) {
    std::uint64_t* const words = &words_[(slab - first_) * words_a_slab_];
    const std::uint64_t at = element * 2 * variants_ + variant;
    set(words, at, fresh & 0xFFFFFFFFU);
    set(words, at + variants_, fresh >> 32);
  }

private:
  static void set(std::uint64_t* words, std::uint64_t bit, std::uint64_t bits) {
    words[bit / 64] |= bits << bit % 64;
    // Another thread may own the next word, unless some of these bits stand there.
    const std::uint64_t rest = bits >> 1 >> (63 - bit % 64);
    if (rest != 0) words[bit / 64 + 1] |= rest;
  }

  std::uint32_t first_ = 0, types_ = 0, variants_ = 0;
  std::uint64_t words_a_slab_ = 0;
  std::vector<std::uint64_t> words_;
};

}  // namespace hardboard::push_fight
