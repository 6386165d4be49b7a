// What a model of the exit formula breaks: the cycles among "must be emptied before", and the sets
// of locations that no exit leaves. A model that breaks nothing becomes moves.
#pragma once

#include "methods/capture/exit_model.h"
#include "methods/capture/solve_lazily.h"

namespace hardboard::capture {

// Short cycles through every location that lies on one. O(n * arcs of the cyclic parts).
Refinement refine(const ExitModel& model, const Holds& holds);

}  // namespace hardboard::capture
