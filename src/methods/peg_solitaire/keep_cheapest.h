// Narrows a layer to its cheapest positions, without a sort.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/limits.h"
#include "methods/peg_solitaire/layer.h"

namespace hardboard::peg_solitaire {

namespace internal {

// The cost of number `rank` in the order of costs, counted from 1; `rank` becomes its number
// among the equal costs. Four passes, each by eight bits, from the highest bits on.
inline std::uint32_t smallest(const Pages<std::uint32_t>& costs, std::size_t& rank) {
  std::uint64_t found = 0;  // the bits found so far
  for (int shift = 24; shift >= 0; shift -= 8) {
    std::array<std::size_t, 256> counts{};
    for (const std::uint32_t cost : costs)
      if (std::uint64_t{cost} >> (shift + 8) == found) ++counts[cost >> shift & 255];
    std::uint64_t digit = 0;
    for (; counts[digit] < rank; ++digit) rank -= counts[digit];
    found = found << 8 | digit;
  }
  return static_cast<std::uint32_t>(found);
}

}  // namespace internal

// Keeps the `width` positions of least cost, in their order; of equal costs the first. cost_of maps
// a position to a float that is not negative. O(size of the layer), with 4 bytes for each position.
// False if the limits were reached; the layer is then useless.
template <std::size_t Words, class CostOf>
bool keep_cheapest(Layer<Words>& layer, std::size_t width, const Limits& limits, CostOf cost_of) {
  if (layer.size() <= width) return true;
  Pages<std::uint32_t> costs(layer.size());  // floats of equal sign have the order of their bits
  const auto measure = [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i)
      costs[i] = std::bit_cast<std::uint32_t>(cost_of(layer[i]));
  };
  if (!internal::for_each_block(layer.size(), limits, measure)) return false;
  std::size_t equal = width;
  const std::uint32_t threshold = internal::smallest(costs, equal);
  std::size_t kept = 0;
  for (std::size_t i = 0; i < layer.size(); ++i) {
    if (costs[i] > threshold || (costs[i] == threshold && equal == 0)) continue;
    if (costs[i] == threshold) --equal;
    layer[kept++] = layer[i];
  }
  layer.resize(kept);
  return true;
}

}  // namespace hardboard::peg_solitaire
