// Depth first search on the programme of a ball: linear relaxations, branching on a jump near the
// goal that is made a fractional number of times. With the jumps around the goal fixed, the
// relaxation is no longer weak.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "base/limits.h"
#include "methods/peg_solitaire/ball.h"
#include "puzzles/peg_solitaire/jump_cases.h"

namespace hardboard::peg_solitaire {

struct BallSearch {
  enum class End : std::uint8_t {
    unknown,  // the nodes or the limits ran out
    solved,
    outside,  // a whole solution uses holes outside of the ball: only a larger ball can tell
    refused,  // there is no solution, says the linear programme of each case
  };
  End end = End::unknown;
  std::vector<Jump> jumps;  // solved: legal jumps, the last of which brings the peg
  Cases proof;              // refused: for refute(), which decides if it proves anything
  std::uint32_t nodes = 0;
};

// Asked before each node; the search ends if the answer is no.
using GoOn = std::function<bool()>;

// Looks at no more than `most_nodes` nodes. A node takes milliseconds in a ball of some hundred
// holes.
BallSearch search_ball(const Surroundings& around, std::uint32_t radius, std::uint32_t most_nodes,
                       const GoOn& go_on, const Limits& limits);

// The proof of a single case, in which each hole has its golden weight.
Cases golden_case(const Surroundings& around);

}  // namespace hardboard::peg_solitaire
