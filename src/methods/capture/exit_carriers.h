// The clauses of the formula of exits on carriers, the pieces that make the exits: their types, the
// captures that they have left, and that no piece captures the last piece (docs/exits.md).
#pragma once

#include "base/watch.h"
#include "methods/capture/arena.h"
#include "methods/capture/exit_model.h"
#include "methods/capture/reach.h"

namespace hardboard::capture {

// Adds these clauses to a model whose exits, last captures and roots have their literals already.
// O(literals added). Incomplete once the watch's limits are reached.
void add_carriers(const Arena& arena, const Reach& reach, ExitModel& model, Watch& watch);

}  // namespace hardboard::capture
