// Local search for hubs: annealing on the certificate of docs/hubs.md. SAT takes the hubs that the
// annealing finds as a guess, and mends what they lack.
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
  // All of these locations and hubs, and the root if it has no match.
  std::vector<Location> faulty;
};

// Hubs suffice, and steps lead both ways or not at all, so that hubs hold together without regard
// to directions. Each location has a step, and there are at least three. O(steps log steps).
bool annealing_applies(const Arena& arena);

// It applies, and there is much to choose, or little to spare: on boards of gadgets and wires, with
// three to five steps a place and budgets of 2 on all, SAT alone takes a tenth of the time; on
// grids and graphs of degree 4 with some budgets of 1, annealing finds in a second what SAT alone
// does not find in ten.
bool annealing_pays(const Arena& arena);

// A piece can remain on every location. O(locations).
bool root_is_free(const HubModel& model);

// The best hubs among `changes` proposals, from `start` alone: a location becomes a hub, a hub
// becomes none, or both at once nearby. If the root is free, it is a hub without a match where
// there is one; if not, it is `start`. Only for models of arenas to which annealing applies. A
// proposal costs O(degree^2); one that is made costs O(steps of hubs). Ends early once the watch's
// limits are reached.
AnnealedHubs anneal_hubs(const HubModel& model, Location start, std::uint64_t changes,
                         std::uint64_t seed, Watch& watch);

}  // namespace hardboard::capture
