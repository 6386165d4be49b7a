// Dominating sets by the greedy rule: always a red that dominates most of the remaining blues.
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "problems/red_blue/puzzle.h"

namespace hardboard::red_blue {

// Sorted reds that dominate every blue which has a neighbour; classes and k play no part. At most
// ln(blues) + 1 times as many as the fewest (Johnson 1974). Incomplete once the limits are reached.
// O((reds + edges) log reds).
std::vector<std::uint32_t> greedy_reds(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::red_blue
