// Dominating sets by branching: the blue with the fewest candidates is dominated by one of them.
#pragma once

#include "base/limits.h"
#include "problems/red_blue/answer.h"

namespace hardboard::red_blue {

inline constexpr std::uint32_t most_branching_reds = 24;

// Decides plain and colourful problems. Exponential in the number of chosen reds, O(edges) memory.
Answer solve_by_branching(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::red_blue
