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
// can be there with captures left, the same step of several types once. Returns why not, in words,
// as soon as `size` refuses the exits so far; else nothing, and the formula has room. The model is
// incomplete after a refusal and once the watch's limits are reached. O(steps log steps) time.
std::string list_exits(const Arena& arena, const Reach& reach, const ExitSize& size,
                       ExitModel& model, Watch& watch);

}  // namespace hardboard::capture
