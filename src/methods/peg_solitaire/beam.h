// Selects the positions of a layer that a dive keeps: those whose pegs stand near each other and
// near the holes where the goal wants pegs.
#pragma once

#include <cstddef>
#include <vector>

#include "base/limits.h"
#include "methods/peg_solitaire/keep_cheapest.h"
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

  // Keeps the `width` positions of least cost: see keep_cheapest.
  bool select(Layer<Words>& layer, std::size_t width, const Limits& limits) const {
    return keep_cheapest(layer, width, limits,
                         [&](const Position& position) { return cost(position); });
  }

  // The sum of the squared distances of the pegs from the middle of those holes.
  float cost(const Position& position) const {
    float cost = 0;
    position.each([&](unsigned hole) { cost += costs_[hole]; });
    return cost;
  }

private:
  std::vector<float> costs_;  // of a peg in each hole
};

}  // namespace hardboard::peg_solitaire
