// Local search for hubs: annealing on the certificate of docs/hubs.md. SAT takes the hubs that the
// annealing finds as a guess, and mends what they lack.
#pragma once

#include <cstdint>
#include <vector>

#include "base/watch.h"
#include "methods/capture/hub_model.h"

namespace hardboard::capture {

// Hubs that all reach the root. If `faults` is 0 they are the hubs of a solution.
struct AnnealedHubs {
  std::vector<bool> hub;     // by location
  std::uint32_t faults = 0;  // locations without a hub to step to, and hubs without a match
};

// Hubs suffice, and steps lead both ways or not at all, so that hubs hold together without regard
// to directions. Each location has a step, and there are at least three. O(steps log steps).
bool annealing_applies(const Arena& arena);

// It applies, and there is much to choose. On thin boards, such as gadgets and their wires, SAT
// alone takes less than a tenth of the time.
bool annealing_pays(const Arena& arena);

// The best hubs around the root among `changes` proposals: a location becomes a hub, a hub becomes
// none, or both at once nearby. Only for models of arenas to which annealing applies. A proposal
// costs O(degree) and, where it takes a hub away, the walks that show that the other hubs still
// hold together. Ends early once the watch's limits are reached.
AnnealedHubs anneal_hubs(const HubModel& model, Location root, std::uint64_t changes,
                         std::uint64_t seed, Watch& watch);

}  // namespace hardboard::capture
