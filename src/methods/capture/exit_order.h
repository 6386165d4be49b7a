// The clauses that the formula of exits leaves to lemmas, made at once: on boards of lines nearly
// all cycles among places that see each other are cycles of three, and all have one of three among
// the pairs of a chordal graph (docs/exits.md).
#pragma once

#include <cstddef>

#include "base/watch.h"
#include "methods/capture/arena.h"
#include "methods/capture/exit_model.h"

namespace hardboard::capture {

// Do pieces have so few steps that the clauses on a chordal graph may be few enough? O(types).
bool order_pays(const Arena& arena);

// Adds to a complete model: no three locations are emptied in a circle, where each two of them have
// a variable for their order; and the location from which the last capture comes is emptied after
// the others from which captures come to the same place. Stops after `most` clauses, for no model
// needs all of them. O(triples) clauses. Incomplete once the watch's limits are reached.
void add_order(ExitModel& model, std::size_t most, Watch& watch);

}  // namespace hardboard::capture
