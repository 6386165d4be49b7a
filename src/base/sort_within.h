// A sort that can be stopped. std::sort cannot be stopped, and takes ten seconds on the largest
// arrays that searches make.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <iterator>

#include "base/limits.h"

namespace hardboard {

// Sorts as std::sort does, in place and about as fast: quicksort that asks the limits before each
// partition of a large range and leaves small ranges to std::sort. False if the limits were
// reached; the range then holds the same items in some order.
template <class Iterator, class Less = std::less<>>
bool sort_within(Iterator begin, Iterator end, const Limits& limits, Less less = {}) {
  using Item = typename std::iterator_traits<Iterator>::value_type;
  constexpr std::ptrdiff_t small = (std::ptrdiff_t{1} << 21) / sizeof(Item) + 16;  // 2 MiB
  while (end - begin > small) {
    if (limits.reached()) return false;
    std::array<Item, 9> sample;
    const std::ptrdiff_t stride = (end - begin) / 9;
    for (std::size_t i = 0; i < sample.size(); ++i)
      sample[i] = begin[static_cast<std::ptrdiff_t>(i) * stride];
    const auto median = sample.begin() + sample.size() / 2;
    std::nth_element(sample.begin(), median, sample.end(), less);
    const Item pivot = *median;
    const Iterator equal =
        std::partition(begin, end, [&](const Item& x) { return less(x, pivot); });
    const Iterator above =
        std::partition(equal, end, [&](const Item& x) { return !less(pivot, x); });
    // The smaller part by recursion, which is then at most log(n) deep.
    if (equal - begin < end - above) {
      if (!sort_within(begin, equal, limits, less)) return false;
      begin = above;
    } else {
      if (!sort_within(above, end, limits, less)) return false;
      end = equal;
    }
  }
  std::sort(begin, end, less);
  return true;
}

}  // namespace hardboard
