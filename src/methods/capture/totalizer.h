// Counts true literals: a tree of sums (the totalizer of Bailleux and Boufkhad 2003).
#pragma once

#include <cstdint>
#include <vector>

#include "base/watch.h"
#include "puzzles/capture/sat_refusal.h"

namespace hardboard::capture {

// Denies that more than `most` of the variables of meaning `waste` are true. `numbers` holds these
// variables place by place, in the order in which they were made: numbers[i][j] says that place
// number i wastes at least j + 1. Places that stand side by side in `numbers` are summed up first.
// O(variables * most) clauses; incomplete once the watch's limits are reached.
void waste_at_most(sat::Formula& formula, std::uint32_t most,
                   std::vector<std::vector<sat::Literal>> numbers, Watch& watch);

}  // namespace hardboard::capture
