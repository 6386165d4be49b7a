// The clauses that let the formula of exits count: a solution wastes at most the slack (slack.h,
// docs/exits.md). These clauses follow from the rest of the formula, but no solver finds that out.
#pragma once

#include <cstdint>

#include "base/watch.h"
#include "methods/capture/arena.h"
#include "methods/capture/exit_model.h"

namespace hardboard::capture {

// Adds the clauses to a complete model of the arena, whose slack (slack.h) is given. O(locations *
// slack + exits * budget) clauses. Incomplete once the watch's limits are reached.
void add_waste(const Arena& arena, std::uint32_t slack, ExitModel& model, Watch& watch);

}  // namespace hardboard::capture
