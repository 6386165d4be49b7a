// The findings on an arena before any search: the possible places of the final piece, and refusals
// that need no search.
#pragma once

#include <vector>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

struct Survey {
  // ClosedSets, Stranded, LastVisits or BudgetSum if the arena is refused; else monostate.
  Proof<Location> refusal;
  // Where the final piece of a solution may stand; sorted, not empty unless there is a refusal.
  std::vector<Location> roots;
  // False if the limits came first: then there is no refusal, and `roots` holds all locations.
  bool is_complete = true;
};

// O(types * locations + steps log degree) time and some eight bytes for each step. The definitions
// and their proofs are in docs/refusals.md.
Survey survey(const Arena& arena, const Limits& limits = {});

}  // namespace hardboard::capture
