// What a search that tries again and again, each time in another way, has found.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

struct Attempts {
  bool solved = false;
  std::vector<Jump> jumps;   // if solved
  std::uint32_t count = 0;   // of attempts
  std::uint32_t fewest = 0;  // pegs left in any attempt

  // Takes over what a search that made an attempt has found. Returns is_solved.
  template <class Search>
  bool take(const Search& search, bool is_solved) {
    solved = is_solved;
    fewest = std::min(fewest, search.fewest());
    if (solved) jumps = search.jumps();
    return solved;
  }
};

// A play that leaves few pegs, whatever the goal.
struct FewPegs {
  std::uint32_t pegs = 0;
  std::vector<Jump> jumps;
};

}  // namespace hardboard::peg_solitaire
