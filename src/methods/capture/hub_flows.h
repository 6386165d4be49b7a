// How many matches flow along wires. In a ladder of kings hubs and matches nearly balance, so that
// a choice at one end of a wire decides what may happen at the other; without these clauses the
// solver learns so rung by rung (docs/hubs.md, *Flows*).
#pragma once

#include "methods/capture/hub_model.h"

namespace hardboard::capture {

// Adds to a formula with wires, for each rung, what flows on from there, and that a rung with more
// hubs than other places takes from the flow. Leaves out wires whose rungs are single locations or
// pairs without a step, as those of knights are: there the clauses cost more than they save.
// O(rungs). Proofs know no such clauses.
void add_flows(HubModel& model);

}  // namespace hardboard::capture
