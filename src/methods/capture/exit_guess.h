// A guess at the order in which locations are emptied: from the far ones to a root in the middle.
#pragma once

#include "methods/capture/exit_model.h"
#include "methods/capture/solve_lazily.h"

namespace hardboard::capture {

// Assumes the order by distance from a root that is near to all, along exits that pass nothing, and
// prefers this root. Held on to, an order leaves a model next to no cycles; the few pairs for which
// it is wrong are found by refusals, which are cheap under so many assumptions.
// O(exits) for each root that is tried, 64 at most.
Guess guess_order(const ExitModel& model);

}  // namespace hardboard::capture
