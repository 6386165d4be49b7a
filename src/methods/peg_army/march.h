// An army found by integer programming, from nothing: cutoffs grow until an army is found; then
// ever shorter armies; then the proof that none is shorter.
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "methods/peg_army/programme.h"

namespace hardboard::peg_army {

struct MarchOptions {
  Cost cost = Cost::moves;
  bool minimize = false;  // false: the first army is enough
  std::uint64_t seed = 1;
};

struct March {
  std::vector<std::uint32_t> columns;  // a legal order in the forward game; empty if none was found
  std::int64_t cost = 0;               // of `columns`: moves, or pegs lost
  // No army of this window costs less, proved in integers (exact_bound.h). The bound does not say
  // that there is an army (window_pagoda.h refuses).
  std::int64_t bound = 0;
};

// The margin for a puzzle that names none: 2 d, but at least 4, where d is the number of steps from
// the goal to the nearest square outside of the desert. At most 1000. O(d^2).
std::int32_t usual_margin(const Puzzle& puzzle);

// At the limits the best army so far is returned, with the bound proved. limits.threads engines
// work side by side. The proofs for squares 7 and 9 and for levels 1 to 4 take a fraction of a
// second; an army of square 12 is found in seconds.
March march(const Instance& instance, const MarchOptions& options, const Limits& limits);

}  // namespace hardboard::peg_army
