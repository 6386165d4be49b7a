// Depth first search on the programme of a ball: linear relaxations, branching on the jump that
// brings a peg to the innermost hole that asks for one, or to one that leaves no choice. With the
// jumps around the goal fixed, the relaxation is no longer weak.
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
  std::uint32_t nodes = 0;  // relaxations that were solved; of a beam, the most jumps of a state
};

// Asked before each relaxation; the search ends if the answer is no.
using GoOn = std::function<bool()>;

// Solves no more than `most_nodes` relaxations, each of which takes milliseconds in a ball of some
// hundred holes, and looks at no more than 16 times as many cases.
BallSearch search_ball(const Surroundings& around, std::uint32_t radius, std::uint32_t most_nodes,
                       const GoOn& go_on, const Limits& limits);

}  // namespace hardboard::peg_solitaire
