// What the formula of exits says of carriers, the pieces that make the exits: their types, the
// captures they have left, and that the last piece is never captured (docs/exits.md).
#pragma once

#include "methods/capture/arena.h"
#include "methods/capture/exit_model.h"
#include "methods/capture/reach.h"

namespace hardboard::capture {

// Adds it to a model whose exits, last captures and roots have their literals. O(literals added).
void add_carriers(const Arena& arena, const Reach& reach, ExitModel& model);

}  // namespace hardboard::capture
