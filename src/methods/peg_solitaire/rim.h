// The rim of a board, for searches that look at many positions at once: positions that differ in
// their pegs on the rim alone form a block, and blocks can be put in an order in which every jump
// stays in its block or leads to a later one.
//
// A hole may join the rim when each line over it has both its ends in the rim already: no jump that
// changes a hole outside the rim goes over the rim. On the English board the rim is the three
// outermost holes of each arm.
#pragma once

#include <cstdint>
#include <vector>

#include "methods/peg_solitaire/task.h"

namespace hardboard::peg_solitaire {

struct Rim {
  Bits<1> holes{};
  // Of the holes: 0 in the rim, positive elsewhere; the same for all images of a hole. A jump that
  // changes a hole outside the rim lowers the weight of the pegs.
  std::vector<std::uint32_t> weights;
};

// The rims of a board, each a part of the next one, that the symmetries of the task keep and for
// which weights are found. The hole of `goal peg` is in none. The first one has no holes, and each
// hole weighs 1. O(holes * lines) for each rim, about.
std::vector<Rim> rims_of(const Task<1>& task);

}  // namespace hardboard::peg_solitaire
