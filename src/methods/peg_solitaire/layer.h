// Sets of positions with equally many pegs, as sorted flat arrays: sorted in linear time, met by
// walking along both, looked up by halving.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

#include "methods/peg_solitaire/bits.h"
#include "methods/peg_solitaire/pages.h"

namespace hardboard::peg_solitaire {

template <std::size_t Words>
using Layer = Pages<Bits<Words>>;

// Sorts, and leaves each position once. One word: O(n) for each 11 bits of the largest, by a
// radix sort, the most significant bits first and then, bucket by bucket in the cache, the others.
// `scratch` is memory to work with, as long as the layer.
template <std::size_t Words>
void sort_unique(Layer<Words>& layer, Layer<Words>& scratch);

namespace internal {

// Sorts by bits 0 .. bits - 1, those above being equal; the result is in `items`.
inline void radix_sort(Bits<1>* items, Bits<1>* scratch, std::size_t size, unsigned bits) {
  if (size < 64) {
    std::sort(items, items + size);
    return;
  }
  constexpr unsigned digit = 8;
  const unsigned passes = (bits + digit - 1) / digit;
  Bits<1>* from = items;
  Bits<1>* to = scratch;
  for (unsigned pass = 0; pass < passes; ++pass) {
    std::array<std::uint32_t, 1 << digit> start{};
    const unsigned shift = pass * digit;
    for (std::size_t i = 0; i < size; ++i) ++start[from[i].words[0] >> shift & 255];
    std::exclusive_scan(start.begin(), start.end(), start.begin(), 0U);
    for (std::size_t i = 0; i < size; ++i) to[start[from[i].words[0] >> shift & 255]++] = from[i];
    std::swap(from, to);
  }
  if (from != items) std::copy(from, from + size, items);
}

// Leaves each of the items once, in some order, and says how many they are. `slots` is a table of
// a power of two of entries, more than the items, all zeros before and after; no item is 0.
inline std::size_t drop_doubles(Bits<1>* items, std::size_t size,
                                std::vector<std::uint64_t>& slots) {
  const int shift = 64 - std::countr_zero(slots.size());
  const std::size_t mask = slots.size() - 1;
  std::size_t kept = 0;
  for (std::size_t i = 0; i < size; ++i) {
    const std::uint64_t key = items[i].words[0];
    std::size_t slot = key * 0x9e3779b97f4a7c15U >> shift;
    while (slots[slot] != 0 && slots[slot] != key) slot = (slot + 1) & mask;
    if (slots[slot] == key) continue;
    slots[slot] = key;
    items[kept++].words[0] = key;
  }
  std::fill(slots.begin(), slots.end(), 0);
  return kept;
}

}  // namespace internal

template <std::size_t Words>
void sort_unique(Layer<Words>& layer, Layer<Words>& scratch) {
  if constexpr (Words == 1) {
    constexpr unsigned top = 11;
    constexpr std::size_t small = 4096;
    if (layer.size() < small) {
      std::sort(layer.begin(), layer.end());
      layer.erase(std::unique(layer.begin(), layer.end()), layer.end());
      return;
    }
    std::uint64_t all = 0;
    for (const Bits<1>& item : layer) all |= item.words[0];
    const auto width = static_cast<unsigned>(std::bit_width(all));
    const unsigned shift = width > top ? width - top : 0;
    std::vector<std::size_t> start((std::size_t{1} << top) + 1);
    for (const Bits<1>& item : layer) ++start[(item.words[0] >> shift) + 1];
    std::inclusive_scan(start.begin(), start.end(), start.begin());
    make_room(scratch, layer.size(), layer.capacity());
    {
      std::vector<std::size_t> place(start.begin(), start.end() - 1);
      for (const Bits<1>& item : layer) scratch[place[item.words[0] >> shift]++] = item;
    }
    std::vector<std::uint64_t> slots;
    std::size_t kept = 0;
    for (std::size_t bucket = 0; bucket + 1 < start.size(); ++bucket) {
      Bits<1>* const items = scratch.data() + start[bucket];
      std::size_t size = start[bucket + 1] - start[bucket];
      if (size == 0) continue;
      if (size > 64) {
        const std::size_t wanted = std::bit_ceil(size + size / 2);
        slots.resize(wanted);
        size = internal::drop_doubles(items, size, slots);
      }
      // The places of the layer from start[bucket] on are free to be written on.
      internal::radix_sort(items, layer.data() + start[bucket], size, shift);
      const auto end = std::unique(items, items + size);
      std::copy(items, end, layer.begin() + static_cast<std::ptrdiff_t>(kept));
      kept += static_cast<std::size_t>(end - items);
    }
    layer.resize(kept);
  } else {
    std::sort(layer.begin(), layer.end());
    layer.erase(std::unique(layer.begin(), layer.end()), layer.end());
  }
}

}  // namespace hardboard::peg_solitaire
