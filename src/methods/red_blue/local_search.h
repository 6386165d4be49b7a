// Few reds that dominate all blues by local search with weights on blues, after Gao, Weise and Li
// 2015 (row weighting local search for set covers).
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "problems/red_blue/puzzle.h"

namespace hardboard::red_blue {

// Begins with reds that dominate all blues, and takes one away whenever those that are left do so
// without it. Then one red is exchanged at a time: out goes the red that costs least, in comes a
// neighbour of a blue without a chosen one; such blues become heavier. Ends at `enough` reds, after
// `patience` exchanges in vain, or at the limits. Classes and k play no part. O(reds + edges of two
// reds) for each exchange.
std::vector<std::uint32_t> fewer_reds(const Puzzle& puzzle, std::vector<std::uint32_t> reds,
                                      std::uint64_t enough, std::uint64_t patience,
                                      const Limits& limits);

}  // namespace hardboard::red_blue
