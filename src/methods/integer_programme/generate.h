// Random integer programmes.
#pragma once

#include <cstdint>

#include "base/limits.h"
#include "base/random.h"
#include "problems/integer_programme/puzzle.h"

namespace hardboard::integer_programme {

struct Wish {
  std::uint32_t variables = 10, rows = 8;
  std::uint32_t terms = 3;        // of each row, as far as there are so many variables
  std::uint32_t coefficient = 5;  // the greatest size of a coefficient, and the greatest cost
  std::uint32_t most = 1;         // values are from 0 to this number
  bool is_planted = false;        // one point keeps all rows
};

// Programmes x1, x2, ... and c1, c2, ... whose rows are equations, or bounds below or above, each a
// third of the time. A row just holds for a point drawn for this row alone, or for the planted
// point; so each row can be kept by itself. Incomplete at the limits. O(variables + rows * terms).
Puzzle generate(const Wish& wish, Random& random, const Limits& limits);

}  // namespace hardboard::integer_programme
