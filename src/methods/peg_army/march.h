// An army found by integer programming, from a cold start: cutoffs that grow until something is
// found, then ever shorter armies, then the proof that none is shorter.
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "methods/peg_army/programme.h"

namespace hardboard::peg_army {

struct MarchOptions {
  Cost cost = Cost::moves;
  bool minimize = false;   // else the first army will do
  std::uint32_t jobs = 1;  // MIP engines side by side
  std::uint64_t seed = 1;
};

struct March {
  // In legal order, of the forward game; empty if none was found.
  std::vector<std::uint32_t> columns;
  std::int64_t cost = 0;  // of the columns: moves, or pegs lost
  // No army of this window costs less: proved in integers (exact_bound.h), however long it took.
  // Whether there is one is another question (window_pagoda.h).
  std::int64_t bound = 0;
};

// The margin that is looked at when the puzzle names none: 2 d, and at least 4, where d is the
// number of steps from the goal to the nearest square outside of the desert. O(d^2), at most 1000.
std::int32_t usual_margin(const Puzzle& puzzle);

// Ends at the limits with what is known. Squares 7 and 9 and levels 1 to 4 take a fraction of a
// second to prove; an army of square 12 is found in seconds.
March march(const Instance& instance, const MarchOptions& options, const Limits& limits);

}  // namespace hardboard::peg_army
