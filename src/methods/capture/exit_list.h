// The exits that some piece could make: the first part of the exit model (exit_model.h).
#pragma once

#include <string>

#include "base/watch.h"
#include "methods/capture/arena.h"
#include "methods/capture/exit_model.h"
#include "methods/capture/exit_size.h"
#include "methods/capture/reach.h"

namespace hardboard::capture {

// Fills in the size, exits and arrivals of the model: for each location the steps of all types that
// can stand there with captures left; equal steps of several types become one exit. If `size`
// refuses the exits, returns the reason at once and leaves the model incomplete; otherwise returns
// an empty string, and the formula has room. Incomplete also once the watch's limits are reached.
// O(steps log steps) time.
std::string list_exits(const Arena& arena, const Reach& reach, const ExitSize& size,
                       ExitModel& model, Watch& watch);

}  // namespace hardboard::capture
