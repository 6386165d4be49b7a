// Blocks of positions as words, for rim_blocks.h.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace hardboard::peg_solitaire {

// A block has 2^most_low_bits positions or fewer.
constexpr unsigned most_low_bits = 9;
constexpr std::size_t most_words = (std::size_t{1} << most_low_bits) / 64;

// Calls work with the number of words of a block, as an integral constant.
template <class Work>
auto with_block(std::size_t words, Work work) {
  switch (words) {
    case 1:
      return work(std::integral_constant<std::size_t, 1>());
    case 2:
      return work(std::integral_constant<std::size_t, 2>());
    case 4:
      return work(std::integral_constant<std::size_t, 4>());
    default:
      return work(std::integral_constant<std::size_t, 8>());
  }
}

// Calls work with a function that gives the place i ^ flip; loops over all places of a block are
// faster if the compiler knows which words change places.
template <class Work>
[[gnu::always_inline]] inline void with_flip(unsigned flip, Work work) {
  switch (flip) {
    case 0:
      return work([](std::size_t i) { return i; });
    case 1:
      return work([](std::size_t i) { return i ^ 1; });
    case 2:
      return work([](std::size_t i) { return i ^ 2; });
    case 4:
      return work([](std::size_t i) { return i ^ 4; });
    default:
      return work([flip](std::size_t i) { return i ^ flip; });
  }
}

// The bits of a word, each at the place whose number differs from its own by `change`.
inline std::uint64_t moved(std::uint64_t word, std::uint32_t change) {
  constexpr std::array<std::uint64_t, 6> lower = {0x5555555555555555U, 0x3333333333333333U,
                                                  0x0f0f0f0f0f0f0f0fU, 0x00ff00ff00ff00ffU,
                                                  0x0000ffff0000ffffU, 0x00000000ffffffffU};
  for (unsigned bit = 0; bit < lower.size(); ++bit)
    if (change >> bit & 1)
      word = (word >> (1U << bit) & lower[bit]) | (word & lower[bit]) << (1U << bit);
  return word;
}

template <std::size_t Words>
bool is_empty(const std::uint64_t* block) {
  std::uint64_t all = 0;
  for (std::size_t i = 0; i < Words; ++i) all |= block[i];
  return all == 0;
}

// Calls visit(place) for each bit of a block.
template <std::size_t Words, class Visit>
void each_mark(const std::uint64_t* block, Visit visit) {
  for (std::size_t i = 0; i < Words; ++i)
    for (std::uint64_t word = block[i]; word != 0; word &= word - 1)
      visit(static_cast<std::uint32_t>(64 * i + static_cast<std::size_t>(std::countr_zero(word))));
}

}  // namespace hardboard::peg_solitaire
