// Position classes: a jump changes three holes in a line, so that the symmetric difference of two
// positions of one game lies in the span, over GF(2), of the lines. Two positions are in the same
// class when it does. (Reiss 1857; de Bruijn 1972.)
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

  bool same_class(const Bits<Words>& a, const Bits<Words>& b) const { return !reduce(a ^ b).any(); }

  // What is left of a set when members of the span are taken off: equal for all of one class.
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
  std::vector<Bits<Words>> with_first_;  // a member whose least hole it is; empty if there is none
};

}  // namespace hardboard::peg_solitaire
