// What a search that tries again and again, each time in another way, has found.
#pragma once

#include <cstdint>
#include <vector>

#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

struct Attempts {
  bool solved = false;
  std::vector<Jump> jumps;   // if solved
  std::uint32_t count = 0;   // of attempts
  std::uint32_t fewest = 0;  // pegs left in any attempt
};

// A play that leaves few pegs, whatever the goal.
struct FewPegs {
  std::uint32_t pegs = 0;
  std::vector<Jump> jumps;
};

}  // namespace hardboard::peg_solitaire
