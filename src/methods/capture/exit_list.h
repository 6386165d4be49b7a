// The exits that some piece could make: the first part of the exit model (exit_model.h).
#pragma once

#include "methods/capture/arena.h"
#include "methods/capture/exit_model.h"
#include "methods/capture/reach.h"

namespace hardboard::capture {

// Fills in the sizes, exits and arrivals of the model: for each location the steps of all types
// that can be there with captures left, the same step of several types once. O(steps log steps).
void list_exits(const Arena& arena, const Reach& reach, ExitModel& model);

}  // namespace hardboard::capture
