// The faults of a model of the formula of exits: cycles of "must be emptied before", and sets of
// locations that no exit leaves. A model without faults becomes moves.
#pragma once

#include "base/watch.h"
#include "methods/capture/exit_model.h"
#include "methods/capture/solve_lazily.h"

namespace hardboard::capture {

// A lemma for a short cycle through each location that lies on a cycle, and one for each circle of
// exits with the locations that lead into it; or the moves. Some lemmas may be missing once the
// watch's limits are reached. O(n * arcs of the cyclic parts).
Refinement refine(const ExitModel& model, const Holds& holds, Watch& watch);

}  // namespace hardboard::capture
