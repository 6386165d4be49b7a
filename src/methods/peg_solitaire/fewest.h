// The fewest pegs that play can leave.
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

struct FewestPegs {
  std::uint32_t pegs = 0;       // the fewest found; 0 only on a board without pegs
  std::uint32_t bound = 0;      // no play leaves fewer; below `pegs` if the limits were reached
  std::vector<Jump> jumps;      // a play that leaves `pegs`
  std::uint64_t positions = 0;  // positions made, up to symmetry
  bool by_class = false;        // the position class of the start proves the bound
};

// Ignores the puzzle's goal. Each part of the board by itself (parts.h): dives of growing width
// (beam.h), with packages (packages.h) and a search for a single peg (decide.h) after the first
// dive, until a dive ends with as few pegs as a position of the start's class can have, or has seen
// all play; in parts of more than most_searched holes packages and gathering (gather.h) alone. At
// the limits returns the best play so far, with the proved bound. For boards of at most most_packed
// holes. O(reachable positions * jumps) at worst, within limits.memory_bytes.
FewestPegs fewest_pegs(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_solitaire
