// Position classes: each jump changes the three holes of one line, so that the symmetric difference
// of two positions of one play lies in the span of the lines over GF(2). Positions whose difference
// lies in that span are in the same position class. (Reiss 1857; de Bruijn 1972.)
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "methods/peg_solitaire/grid.h"

namespace hardboard::peg_solitaire {

template <std::size_t Words>
class LineSpan {
public:
  // O(lines * holes) word operations.
  explicit LineSpan(const Grid<Words>& grid) : with_first_(grid.holes()) {
    for (std::size_t line = 0; line < grid.lines().size(); ++line) {
      const Bits<Words> rest = reduce(grid.flip(line));
      if (rest.any()) with_first_[rest.first()] = rest;
    }
  }

  // O(holes), like reduce.
  bool same_class(const Bits<Words>& a, const Bits<Words>& b) const { return !reduce(a ^ b).any(); }

  // The remainder of a set after Gaussian elimination by the span: two sets have the same remainder
  // if and only if they are in the same position class.
  Bits<Words> reduce(Bits<Words> set) const {
    Bits<Words> rest{};
    while (set.any()) {
      const unsigned hole = set.first();
      if (with_first_[hole].any()) {
        set ^= with_first_[hole];
      } else {
        set.flip(hole);
        rest.set(hole);
      }
    }
    return rest;
  }

private:
  // For each hole a member of the span with this least hole, or the empty set. Together they form a
  // basis.
  std::vector<Bits<Words>> with_first_;
};

}  // namespace hardboard::peg_solitaire
