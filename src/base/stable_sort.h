// Sorts items by an integer key in linear time: a radix sort that keeps the order of equal keys, so
// that sorting by one key and then by another sorts by both.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numeric>
#include <vector>

#include "base/huge_pages.h"

namespace hardboard {

// Sorts `items` by key(item), an unsigned integer, and keeps the order of items with equal keys.
// O(n) for each 11 bits of the largest key. Each pass reads and writes the items themselves and no
// other array, so that no pass accesses memory at random; `scratch` ends as long as `items`.
template <class Item, class Key>
void radix_sort(std::vector<Item>& items, std::vector<Item>& scratch, Key key) {
  // Below this size the tables of the radix sort cost more than the sorting: they would take a
  // fifth of the time of batches of 8x8 puzzles.
  constexpr std::size_t small = 512;
  if (items.size() < small) {
    std::stable_sort(items.begin(), items.end(),
                     [&](const Item& a, const Item& b) { return key(a) < key(b); });
    scratch.resize(items.size());
    return;
  }
  constexpr unsigned most_bits = 11;
  std::uint64_t all = 0;
  for (const Item& item : items) all |= key(item);
  const auto width = static_cast<unsigned>(std::bit_width(all));
  if (width == 0) return;
  const unsigned passes = (width + most_bits - 1) / most_bits;
  const unsigned bits = (width + passes - 1) / passes;
  const std::uint64_t mask = (std::uint64_t{1} << bits) - 1;
  reserve_huge(scratch, items.size());
  scratch.resize(items.size());

  std::vector<std::uint32_t> starts(std::size_t{passes} << bits, 0);
  for (const Item& item : items)
    for (unsigned pass = 0; pass < passes; ++pass)
      ++starts[(std::size_t{pass} << bits) + (key(item) >> pass * bits & mask)];
  for (unsigned pass = 0; pass < passes; ++pass) {
    std::uint32_t* start = &starts[std::size_t{pass} << bits];
    std::exclusive_scan(start, start + mask + 1, start, 0U);
    for (const Item& item : items) scratch[start[key(item) >> pass * bits & mask]++] = item;
    items.swap(scratch);
  }
}

// Sorts by the upper 32 bits.
inline void radix_sort_upper(std::vector<std::uint64_t>& items,
                             std::vector<std::uint64_t>& scratch) {
  radix_sort(items, scratch, [](std::uint64_t item) { return item >> 32; });
}

// An order of the numbers 0 .. n - 1, and the memory to sort them: 20 bytes for each number.
class StableOrder {
public:
  explicit StableOrder(std::size_t count) { reset(count); }

  // Restores the order 0, 1, 2, ...
  void reset(std::size_t count) {
    reserve_huge(items_, count);
    items_.resize(count);
    std::iota(items_.begin(), items_.end(), std::uint64_t{0});
  }

  // Sorts by key(number), any 64-bit integers. O(count) for each 11 bits of the range of the keys.
  template <class Key>
  void sort_by(Key key) {
    constexpr std::uint64_t low = std::numeric_limits<std::uint32_t>::max();
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    std::int64_t most = std::numeric_limits<std::int64_t>::min();
    for (const std::uint64_t item : items_) {
      const std::int64_t k = key(static_cast<std::uint32_t>(item));
      least = std::min(least, k);
      most = std::max(most, k);
    }
    if (items_.empty() || least == most) return;
    const auto above_least = [&](std::int64_t k) {
      return static_cast<std::uint64_t>(k) - static_cast<std::uint64_t>(least);
    };
    const std::uint64_t range = above_least(most);
    for (unsigned shift = 0; shift < 64 && range >> shift != 0; shift += 32) {
      for (std::uint64_t& item : items_) {
        const auto number = static_cast<std::uint32_t>(item);
        item = (above_least(key(number)) >> shift & low) << 32 | number;
      }
      radix_sort_upper(items_, scratch_);
    }
  }

  std::size_t size() const { return items_.size(); }
  std::uint32_t operator[](std::size_t i) const { return static_cast<std::uint32_t>(items_[i]); }

private:
  std::vector<std::uint64_t> items_, scratch_;  // numbers in the lower half, keys in the upper
};

}  // namespace hardboard
