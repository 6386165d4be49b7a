// Local search for hubs: annealing on the certificate of docs/hubs.md. SAT takes the hubs that the
// annealing finds as a guess, and mends their faults.
#pragma once

#include <cstdint>
#include <vector>

#include "base/watch.h"
#include "methods/capture/hub_model.h"

namespace hardboard::capture {

// Hubs that all reach the root. If there are no faults they are the hubs of a solution.
struct AnnealedHubs {
  std::vector<bool> hub;  // by location
  Location root = 0;
  std::uint32_t faults = 0;  // locations without a hub to step to, and hubs without a match
  // These locations and these hubs, and the root if it has no match.
  std::vector<Location> faulty;
};

// Do hubs suffice, and does each step have its reverse, so that hubs hold together without regard
// to directions? Besides, each location must have a step, and there must be three locations or
// more. O(steps log steps).
bool annealing_applies(const Arena& arena);

// Does annealing apply, and are there many steps to choose from, or few captures to spare? On
// boards of gadgets and wires, with three to five steps a place and budgets of 2 everywhere, SAT
// alone takes a tenth of the time. On grids and graphs of degree 4 with some budgets of 1,
// annealing finds hubs in a second that SAT alone does not find in ten. Costs as
// annealing_applies().
bool annealing_pays(const Arena& arena);

// Can a piece remain on every location? O(locations).
bool root_is_free(const HubModel& model);

// The hubs with the fewest faults that annealing meets in `changes` proposals, from the single hub
// `start` on. A proposal is that a location becomes a hub, that a hub becomes none, or both at once
// nearby. The root is `start`, or, if the root is free, a hub without a match where there is one.
// Only for models of arenas to which annealing applies. A proposal costs O(degree^2), and O(steps
// of hubs) if it is accepted. Ends early once the watch's limits are reached.
AnnealedHubs anneal_hubs(const HubModel& model, Location start, std::uint64_t changes,
                         std::uint64_t seed, Watch& watch);

}  // namespace hardboard::capture
