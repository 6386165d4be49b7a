// What a model of the formula of exits breaks: the cycles among "must be emptied before", and the
// sets of locations that no exit leaves. A model that breaks nothing becomes moves.
#pragma once

#include "base/watch.h"
#include "methods/capture/exit_model.h"
#include "methods/capture/solve_lazily.h"

namespace hardboard::capture {

// A lemma for a short cycle through each location that lies on one, and one for each circle of
// exits and the locations that lead into it; or the moves. Once the watch's limits are reached some
// of these may be missing. O(n * arcs of the cyclic parts).
Refinement refine(const ExitModel& model, const Holds& holds, Watch& watch);

}  // namespace hardboard::capture
