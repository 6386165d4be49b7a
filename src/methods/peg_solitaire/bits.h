// A set of holes as machine words: one for boards of up to 64 holes, more for larger ones. Hole i
// is bit i % 64 of word i / 64.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace hardboard::peg_solitaire {

template <std::size_t Words>
struct Bits {
  // Default initialisation leaves the words unset, so that making a large array of positions costs
  // nothing. `Bits bits{}` is the empty set.
  std::array<std::uint64_t, Words> words;

  static constexpr Bits single(std::size_t i) {
    Bits bits{};
    bits.words[i / 64] = std::uint64_t{1} << (i % 64);
    return bits;
  }
  constexpr bool has(std::size_t i) const { return words[i / 64] >> (i % 64) & 1; }
  constexpr void set(std::size_t i) { words[i / 64] |= std::uint64_t{1} << (i % 64); }
  constexpr void flip(std::size_t i) { words[i / 64] ^= std::uint64_t{1} << (i % 64); }
  constexpr bool any() const {
    std::uint64_t all = 0;
    for (const std::uint64_t word : words) all |= word;
    return all != 0;
  }
  constexpr unsigned count() const {
    int sum = 0;
    for (const std::uint64_t word : words) sum += std::popcount(word);
    return static_cast<unsigned>(sum);
  }
  // The least member of a set that is not empty.
  constexpr unsigned first() const {
    std::size_t i = 0;
    while (words[i] == 0) ++i;
    return static_cast<unsigned>(64 * i) + static_cast<unsigned>(std::countr_zero(words[i]));
  }
  template <class Visit>
  constexpr void each(Visit visit) const {
    for (std::size_t i = 0; i < Words; ++i) {
      for (std::uint64_t word = words[i]; word != 0; word &= word - 1)
        visit(static_cast<unsigned>(64 * i) + static_cast<unsigned>(std::countr_zero(word)));
    }
  }

  constexpr Bits& operator^=(const Bits& other) {
    for (std::size_t i = 0; i < Words; ++i) words[i] ^= other.words[i];
    return *this;
  }
  constexpr Bits& operator&=(const Bits& other) {
    for (std::size_t i = 0; i < Words; ++i) words[i] &= other.words[i];
    return *this;
  }
  constexpr Bits& operator|=(const Bits& other) {
    for (std::size_t i = 0; i < Words; ++i) words[i] |= other.words[i];
    return *this;
  }
  friend constexpr Bits operator^(Bits a, const Bits& b) { return a ^= b; }
  friend constexpr Bits operator&(Bits a, const Bits& b) { return a &= b; }
  friend constexpr Bits operator|(Bits a, const Bits& b) { return a |= b; }

  friend constexpr bool operator==(const Bits& a, const Bits& b) {
    std::uint64_t differ = 0;
    for (std::size_t i = 0; i < Words; ++i) differ |= a.words[i] ^ b.words[i];
    return differ == 0;
  }
  // Sets are ordered as numbers whose last word is the most significant.
  friend constexpr bool operator<(const Bits& a, const Bits& b) {
    for (std::size_t i = Words; i-- > 1;) {
      if (a.words[i] != b.words[i]) return a.words[i] < b.words[i];
    }
    return a.words[0] < b.words[0];
  }
};

// The lesser of two sets, by value and without a branch for one word. (std::min returns a
// reference, for which GCC branches.)
template <std::size_t Words>
constexpr Bits<Words> lesser(const Bits<Words>& a, const Bits<Words>& b) {
  if constexpr (Words == 1) {
    const std::uint64_t x = a.words[0], y = b.words[0];
    return {{x < y ? x : y}};
  } else {
    return b < a ? b : a;
  }
}

// A multiplicative hash: its upper bits are mixed best.
template <std::size_t Words>
constexpr std::uint64_t hash(const Bits<Words>& bits) {
  std::uint64_t h = 0;
  for (const std::uint64_t word : bits.words) h = (h ^ word) * 0x9e3779b97f4a7c15U;
  return h;
}

}  // namespace hardboard::peg_solitaire
