// The fewest pegs that can be left.
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

struct FewestPegs {
  std::uint32_t pegs = 0;       // the fewest found
  std::uint32_t bound = 0;      // no play leaves fewer: equal to pegs unless limits were reached
  std::vector<Jump> jumps;      // that leave so many
  std::uint64_t positions = 0;  // classes looked at
  bool by_class = false;  // the bound is that of the position class: no search is needed for it
};

// Whatever the goal. A dive first; where it ends at the fewest pegs that a position of the class
// can have, that is all; else all play. Boards of at most most_searched holes.
// O(classes of reachable positions * jumps) at worst, within limits.memory_bytes.
FewestPegs fewest_pegs(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_solitaire
