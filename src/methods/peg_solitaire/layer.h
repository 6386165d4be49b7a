// Layers: positions with equally many pegs, up to symmetry (images.h), as sorted flat arrays. A
// layer is sorted in linear time, intersected with another by walking along both, and searched by
// bisection.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

#include "base/limits.h"
#include "base/sort_within.h"
#include "methods/peg_solitaire/bits.h"
#include "methods/peg_solitaire/pages.h"

namespace hardboard::peg_solitaire {

template <std::size_t Words>
using Layer = Pages<Bits<Words>>;

namespace internal {

// Calls visit(begin, end) for consecutive blocks of `size` items, and asks the limits before each
// call. False if the limits were reached.
template <class Visit>
bool for_each_block(std::size_t size, const Limits& limits, Visit visit) {
  constexpr std::size_t block = std::size_t{1} << 21;
  for (std::size_t begin = 0; begin < size; begin += block) {
    if (limits.reached()) return false;
    visit(begin, std::min(begin + block, size));
  }
  return true;
}

// Sorts by bits 0 .. bits - 1; the higher bits must be equal. `scratch` has room for as many items.
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

// Keeps one of equal items, in some order, and returns the number of kept items. `slots` is a hash
// table whose size is a power of two above the number of items; its entries are 0 before and after
// the call, so no item may be 0.
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

// Sorts the layer and keeps one of equal positions. False if the limits were reached; the layer is
// then useless. Positions of one word take O(n) for each 11 bits of the largest: a radix sort by
// the leading bits, then by the other bits, bucket by bucket within the cache. Positions of several
// words take O(n log n). `scratch` is working memory, up to as long as the layer.
template <std::size_t Words>
bool sort_unique(Layer<Words>& layer, Layer<Words>& scratch, const Limits& limits) {
  constexpr std::size_t small = 4096;
  if (Words > 1 || layer.size() < small) {
    if (!sort_within(layer.begin(), layer.end(), limits)) return false;
    layer.erase(std::unique(layer.begin(), layer.end()), layer.end());
    return true;
  }
  if constexpr (Words == 1) {
    constexpr unsigned top = 11;
    std::uint64_t all = 0;
    for (const Bits<1>& item : layer) all |= item.words[0];
    const auto width = static_cast<unsigned>(std::bit_width(all));
    const unsigned shift = width > top ? width - top : 0;
    std::vector<std::size_t> start((std::size_t{1} << top) + 1);
    for (const Bits<1>& item : layer) ++start[(item.words[0] >> shift) + 1];
    std::inclusive_scan(start.begin(), start.end(), start.begin());
    make_room(scratch, layer.size(), layer.capacity());
    std::vector<std::size_t> place(start.begin(), start.end() - 1);
    const auto distribute = [&](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i)
        scratch[place[layer[i].words[0] >> shift]++] = layer[i];
    };
    if (!internal::for_each_block(layer.size(), limits, distribute)) return false;
    std::vector<std::uint64_t> slots;
    std::size_t kept = 0, next_question = 0;
    for (std::size_t bucket = 0; bucket + 1 < start.size(); ++bucket) {
      Bits<1>* const items = scratch.data() + start[bucket];
      std::size_t size = start[bucket + 1] - start[bucket];
      if (size == 0) continue;
      if (start[bucket] >= next_question) {
        if (limits.reached()) return false;
        next_question = start[bucket] + (std::size_t{1} << 16);
      }
      if (size > 64) {
        const std::size_t wanted = std::bit_ceil(size + size / 2);
        slots.resize(wanted);
        size = internal::drop_doubles(items, size, slots);
      }
      // The layer's items from start[bucket] on are already distributed: their memory is free.
      internal::radix_sort(items, layer.data() + start[bucket], size, shift);
      const auto end = std::unique(items, items + size);
      std::copy(items, end, layer.begin() + static_cast<std::ptrdiff_t>(kept));
      kept += static_cast<std::size_t>(end - items);
    }
    layer.resize(kept);
  }
  return true;
}

// The positions that both layers hold. O(sum of their sizes).
template <class Item>
Pages<Item> intersection(const Pages<Item>& a, const Pages<Item>& b) {
  Pages<Item> result;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(result));
  return result;
}

// O(log of the layer's size).
template <std::size_t Words>
bool has(const Layer<Words>& layer, const Bits<Words>& position) {
  return std::binary_search(layer.begin(), layer.end(), position);
}

}  // namespace hardboard::peg_solitaire
