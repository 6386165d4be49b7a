// The grid of the points' coordinates, which holds a shortest Steiner tree (Hanan 1966).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/square.h"

namespace hardboard::steiner {

// The lines through the points: vertex (column i, row j) has number j * columns + i.
struct HananGrid {
  std::vector<std::int32_t> xs, ys;

  explicit HananGrid(std::span<const Square> points) {
    for (const Square point : points) {
      xs.push_back(point.x);
      ys.push_back(point.y);
    }
    for (auto* const lines : {&xs, &ys}) {
      std::sort(lines->begin(), lines->end());
      lines->erase(std::unique(lines->begin(), lines->end()), lines->end());
    }
  }
  std::size_t vertices() const { return xs.size() * ys.size(); }
  Square square(std::size_t v) const { return {xs[v % xs.size()], ys[v / xs.size()]}; }
  std::size_t vertex(Square square) const {
    const auto i = std::lower_bound(xs.begin(), xs.end(), square.x) - xs.begin();
    const auto j = std::lower_bound(ys.begin(), ys.end(), square.y) - ys.begin();
    return static_cast<std::size_t>(j) * xs.size() + static_cast<std::size_t>(i);
  }
};

}  // namespace hardboard::steiner
