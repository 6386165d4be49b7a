// Selects the positions of a layer that a dive keeps: those whose pegs stand near each other and
// near the holes where the goal wants pegs.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "methods/peg_solitaire/layer.h"
#include "methods/peg_solitaire/task.h"

namespace hardboard::peg_solitaire {

template <std::size_t Words>
class Beam {
public:
  using Position = Bits<Words>;

  Beam(const Task<Words>& task, const Puzzle& puzzle) : costs_(task.grid.holes()) {
    // The holes where the goal wants pegs; (x, y) is the sum of their coordinates, `count` times
    // their middle.
    Position wanted = task.stop;
    for (const Position& end : task.ends) wanted |= end;
    if (!wanted.any()) wanted = task.grid.full();
    std::int64_t x = 0, y = 0;
    const std::int64_t count = wanted.count();
    wanted.each([&](unsigned hole) {
      x += puzzle.holes[hole].x;
      y += puzzle.holes[hole].y;
    });
    for (std::size_t i = 0; i < costs_.size(); ++i) {
      const double dx = double(puzzle.holes[i].x * count - x) / double(count);
      const double dy = double(puzzle.holes[i].y * count - y) / double(count);
      costs_[i] = static_cast<float>(dx * dx + dy * dy);
    }
  }

  // Keeps the `width` positions of least cost, in their order; of equal costs the first. O(size of
  // the layer), with 4 bytes for each position. False if the limits were reached; the layer is then
  // useless.
  bool select(Layer<Words>& layer, std::size_t width, const Limits& limits) const {
    if (layer.size() <= width) return true;
    Pages<std::uint32_t> costs(layer.size());
    const auto measure = [&](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i) costs[i] = cost_of(layer[i]);
    };
    if (!internal::for_each_block(layer.size(), limits, measure)) return false;
    std::size_t equal = width;
    const std::uint32_t threshold = smallest(costs, equal);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < layer.size(); ++i) {
      if (costs[i] > threshold || (costs[i] == threshold && equal == 0)) continue;
      if (costs[i] == threshold) --equal;
      layer[kept++] = layer[i];
    }
    layer.resize(kept);
    return true;
  }

private:
  // Floats of equal sign have the order of their bits.
  std::uint32_t cost_of(const Position& position) const {
    float cost = 0;
    position.each([&](unsigned hole) { cost += costs_[hole]; });
    return std::bit_cast<std::uint32_t>(cost);
  }

  // The cost of number `rank` in the order of costs, counted from 1; `rank` becomes its number
  // among the equal costs. Four passes, each by eight bits, from the highest bits on.
  static std::uint32_t smallest(const Pages<std::uint32_t>& costs, std::size_t& rank) {
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

  std::vector<float> costs_;  // of a peg in each hole
};

}  // namespace hardboard::peg_solitaire
