// New Hamiltonian path problems: grid graphs, and graphs whose degrees are near 3.
#pragma once

#include <cstdint>

#include "base/limits.h"
#include "base/random.h"
#include "problems/hamiltonian_path/puzzle.h"

namespace hardboard::hamiltonian_path {

enum class Shape : std::uint8_t { grid, subcubic_grid, graph };  // all but `grid`: degrees up to 3

struct Wish {
  Shape shape = Shape::grid;
  bool planted = false;  // made around a path, so that there is one
  bool ends = false;     // the path's ends are given, and have one neighbour each
  std::uint32_t size = 60;
};

// A connected problem; equal states of `random` give equal problems. O(n^2). Where the limits cut
// it short the problem is of no use.
Puzzle generate(const Wish& wish, Random& random, const Limits& limits = {});

}  // namespace hardboard::hamiltonian_path
