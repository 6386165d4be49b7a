// The fewest pegs that play can leave.
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

struct FewestPegs {
  std::uint32_t pegs = 0;       // the fewest found; 0 only on a board without pegs
  std::uint32_t bound = 0;      // no play leaves fewer; less than `pegs` if the limits were reached
  std::vector<Jump> jumps;      // that leave `pegs`
  std::uint64_t positions = 0;  // positions made, up to symmetry
  bool by_class = false;        // the position class of the start gives the bound
};

// Whatever the puzzle's goal. Ever wider dives (beam.h), with a search for a single peg (decide.h)
// after the first, until one ends with as few pegs as a position of the start's class can have, or
// has seen all play. When the limits are reached, the best so far is returned, with the bound
// proved. For boards of at most most_searched holes. O(positions that can be reached * jumps) at
// worst, within limits.memory_bytes.
FewestPegs fewest_pegs(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_solitaire
