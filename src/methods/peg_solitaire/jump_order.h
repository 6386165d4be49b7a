// The order of jumps of which it is known how often each is made.
#pragma once

#include <cstdint>
#include <vector>

#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {

struct JumpOrder {
  std::vector<HoleJump> made;  // in order: all jumps, or as many as were ever made
  std::vector<HoleJump> left;  // the jumps of which some were not made, each once
};

// The order of a play from these pegs on that makes jump i counts[i] times, or the longest
// beginning of one that is found among `most_visited` sets of jumps. `pegs` has an entry, 0 or 1,
// for each hole. O(most_visited * jumps).
JumpOrder order_of(const std::vector<HoleJump>& jumps, const std::vector<std::uint32_t>& counts,
                   std::vector<std::uint8_t> pegs, std::uint32_t most_visited);

// The rounds of jumps that have no hole in common, each jump in the earliest round that the order
// allows. O(holes + jumps).
std::uint32_t rounds_of(const std::vector<HoleJump>& order, std::size_t holes);

}  // namespace hardboard::peg_solitaire
