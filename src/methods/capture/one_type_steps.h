// The steps of an arena whose pieces have one type, as the conditions on hubs take them.
#pragma once

#include "methods/capture/arena.h"
#include "puzzles/capture/hub_conditions.h"

namespace hardboard::capture {

// The arena must need hubs (hub_model.h). An arena has a step for each ride and each number of
// steps of a piece; here each step is there once. O(steps log steps).
StepsOfOneType steps_of_one_type(const Arena& arena);

}  // namespace hardboard::capture
