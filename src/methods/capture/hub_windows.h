// Refusals from windows: the clauses and lemmas about some dozens of locations refuse a board that
// is poor in hubs at one place or two (docs/hubs.md).
#pragma once

#include <cstdint>
#include <vector>

#include "methods/capture/sat_search.h"

namespace hardboard::capture {

struct WindowRefusal {
  Answer<Location> answer;  // unsolvable, or unknown
  SatSearch search;         // of the refusal, for its proof
};

// Tries windows around the given locations: all locations up to one step away, up to two steps, and
// so on, until a window is refused, a window takes more conflicts than `conflicts` or too many
// rounds of lemmas, or a window would be the whole board. Only for arenas where hubs apply.
// O(steps) for each window, and a search of so many conflicts at most.
WindowRefusal refuse_in_windows(const Arena& arena, const SatOptions& options,
                                const std::vector<Location>& centres, std::uint32_t conflicts);

}  // namespace hardboard::capture
