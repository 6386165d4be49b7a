// Which positions a dive keeps: pegs near each other and near where the goal wants them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "methods/peg_solitaire/game.h"
#include "methods/peg_solitaire/layer.h"

namespace hardboard::peg_solitaire {

template <std::size_t Words>
class Beam {
public:
  using Position = Bits<Words>;

  explicit Beam(const Game<Words>& game, const Puzzle& puzzle) : costs_(game.grid.holes()) {
    // The middle of the holes where the goal wants pegs, times their number.
    Position wanted = game.stop;
    for (const Position& end : game.ends) wanted |= end;
    if (!wanted.any()) wanted = game.grid.full();
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

  // Leaves the best `width` of the layer, sorted. O(size).
  void select(Layer<Words>& layer, std::size_t width) const {
    if (layer.size() <= width) return;
    std::vector<std::pair<float, std::uint32_t>> order(layer.size());
    for (std::size_t i = 0; i < layer.size(); ++i) {
      float cost = 0;
      layer[i].each([&](unsigned hole) { cost += costs_[hole]; });
      order[i] = {cost, static_cast<std::uint32_t>(i)};
    }
    std::nth_element(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(width),
                     order.end());
    order.resize(width);
    Layer<Words> kept(width);
    for (std::size_t i = 0; i < width; ++i) kept[i] = layer[order[i].second];
    std::sort(kept.begin(), kept.end());
    layer.swap(kept);
  }

private:
  std::vector<float> costs_;
};

}  // namespace hardboard::peg_solitaire
