// Hubs where no place has more than three neighbours: hubs solve linear equations but for at
// most seven exceptions, so that a search finds hubs or shows that there are none. Proved in
// docs/hubs.md.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "base/limits.h"
#include "proofs/answer_head.h"
#include "puzzles/capture/hub_conditions.h"

namespace hardboard::capture {

inline constexpr std::size_t most_thin = 3;  // neighbours of a place

// Empty if the search applies: to five places or more with up to three neighbours each, budgets up
// to 2, and no more sums of exceptions than fit in memory. O(steps).
std::string thin_hubs_why_not(const StepsOfOneType& steps, const Limits& limits);

struct ThinHubs {
  Verdict verdict = Verdict::unknown;  // `unsolvable`: there are no hubs
  std::uint64_t sums = 0;              // that were looked at
  std::optional<Hubs> hubs;
  std::string why_unknown;
};

// Only where the search applies. Unknown if the limits are reached, or if the equations leave more
// than three places free. For n places O(n^3 log n) if n is even, else O(n^4 log n), unless many
// choices of exceptions have equal sums. 400 places: two seconds and 180 MB.
ThinHubs find_thin_hubs(const StepsOfOneType& steps, const Limits& limits);

}  // namespace hardboard::capture
