// Hubs on wires: clauses and lemmas that speak of whole wires. Without them a model that needs some
// wire to be passed evades each lemma by leaving the wire at another rung (docs/hubs.md, *Wires*).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/watch.h"
#include "methods/capture/hub_model.h"

namespace hardboard::capture {

// Adds to the formula that hubs on a wire hang together with one of its ends, through hubs on each
// rung between. Only for models without a window where one piece remains and nothing is blocked;
// adds nothing where some step leads one way. Proofs know no such clauses. O(steps), and what
// find_wires() takes.
void add_wires(HubModel& model, Watch& watch);

// A clause as the lemma `cut` or `split` for these locations, with a literal for each wire that
// leads out in place of those for places on it; nothing if no wire does, or if too little lies on
// either side. O(locations).
std::optional<std::vector<sat::Literal>> cut_along_wires(const HubModel& model,
                                                         std::span<const Location> places);

}  // namespace hardboard::capture
