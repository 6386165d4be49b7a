// Points for new grid graphs: with a path through all, or a square with holes.
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "base/random.h"
#include "base/square.h"

namespace hardboard::hamiltonian_path {

struct PointsWish {
  std::uint32_t size = 60;
  std::uint32_t most_degree = 4;  // 3 or 4
  bool planted = false;           // a path visits all points
  bool ends = false;              // the first and the last point have one neighbour each
};

// Different points that hold together: `size` of them, or a few more where no more holes fit.
// O(n^2). Where the limits cut it short the points are of no use.
std::vector<Square> random_points(const PointsWish& wish, Random& random, const Limits& limits);

}  // namespace hardboard::hamiltonian_path
