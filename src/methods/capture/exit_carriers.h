// What the formula of exits says of carriers, the pieces that make the exits: their types, the
// captures that they have left, and that the last piece is never captured (docs/exits.md).
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
