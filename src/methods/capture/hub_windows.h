// Refusals from windows: what is poor in hubs at one place of the board or two is refused by the
// clauses and lemmas about some dozens of locations there (docs/hubs.md).
#pragma once

#include "methods/capture/sat_search.h"

namespace hardboard::capture {

struct WindowRefusal {
  Answer<Location> answer;  // unsolvable, or unknown
  SatSearch search;         // of the refusal, for its proof
};

// Tries windows around the given locations: those one step from them and nearer, two steps, and so
// on, until one is refused, one takes too much effort, or one would be the whole board.
// Only for arenas where hubs apply. O(steps) for each window, and a search of a few thousand
// conflicts at most.
WindowRefusal refuse_in_windows(const Arena& arena, const SatOptions& options,
                                const std::vector<Location>& centres);

}  // namespace hardboard::capture
