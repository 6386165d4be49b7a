// Guesses at the order in which locations are emptied: from the far ones to a root in the middle,
// or that of a tree of exits.
#pragma once

#include <span>

#include "base/watch.h"
#include "methods/capture/exit_model.h"
#include "methods/capture/solve_lazily.h"

namespace hardboard::capture {

// Assumes that locations are emptied in the order of their distance from a central root, along
// exits that pass nothing, and prefers this root. Under an assumed order a model has next to no
// cycles. The solver's refusals find the few pairs for which the order is wrong; with so many
// assumptions they are cheap. O(exits) for each root that is tried, 64 at most. Incomplete once the
// watch's limits are reached.
Guess guess_order(const ExitModel& model, Watch& watch);

// Assumes the exits of a tree (exit_tree.h), and that places are emptied in its order: by location,
// where its exit leads, or itself for a root that keeps a piece; and all locations, the first to be
// emptied first. O(exits + pairs). Incomplete once the watch's limits are reached.
Guess guess_tree(const ExitModel& model, std::span<const Location> exits,
                 std::span<const Location> order, Watch& watch);

}  // namespace hardboard::capture
