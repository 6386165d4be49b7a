// Search for play within a ball by few jumps: the branch and bound of peg armies, whose bound on
// the number of jumps prunes most of the tree.
#pragma once

#include <cstdint>

#include "base/limits.h"
#include "methods/peg_solitaire/ball.h"
#include "methods/peg_solitaire/ball_search.h"

namespace hardboard::peg_solitaire {

struct MarchLimits {
  std::int64_t most_jumps = 0;
  std::uint64_t most_nodes = 0;
  std::uint64_t seed = 1;  // changes the way that the search takes
};

// Searches the closed ball for play of at most so many jumps. `refused`: none was found by a
// complete search, whose word is no proof. A node takes about two times as long as one of
// search_ball.
BallSearch march_in_ball(const Surroundings& around, std::uint32_t radius, const MarchLimits& march,
                         const Limits& limits);

}  // namespace hardboard::peg_solitaire
