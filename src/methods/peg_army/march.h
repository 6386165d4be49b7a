// Finds an army by integer programming: cutoffs grow until an army is found; then shorter armies
// follow; then the proof that none is shorter.
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "methods/peg_army/programme.h"

namespace hardboard::peg_army {

struct MarchOptions {
  Cost cost = Cost::moves;
  bool minimize = false;             // false: the first army is enough
  bool prove = true;                 // false: what search alone finds and proves is enough
  std::vector<std::uint32_t> start;  // the columns of an army to begin with, or empty
  std::uint64_t seed = 1;
};

struct March {
  std::vector<std::uint32_t> columns;  // in a legal order of the forward game; empty if none
  std::int64_t cost = 0;               // of `columns`: moves, or pegs lost
  // No army of this window costs less, as integers prove (exact_bound.h). There may be no army at
  // all.
  std::int64_t bound = 0;
  // Is the bound more than the squares outside of the desert have pegs for?
  bool is_refused = false;
  std::uint64_t nodes = 0;  // of the exact searches
};

// The margin for a puzzle that names none: 2 d, but at least 4 and at most 1000, where d is the
// number of steps from the goal to the nearest square outside of the desert. O(d^2).
std::int32_t usual_margin(const Puzzle& puzzle);

// At the limits returns the best army so far, with the proved bound. limits.threads engines work
// side by side. All steps are counted, so that the same seed and the same number of threads search
// in the same way on every machine; the limits only end the search. The proofs for squares 7 and 9
// and for levels 1 to 4 take a fraction of a second; an army of square 12 takes seconds.
March march(const Instance& instance, const MarchOptions& options, const Limits& limits);

}  // namespace hardboard::peg_army
