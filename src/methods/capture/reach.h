// An upper bound on the captures left to pieces of a type when they come to a location. The bound
// decides which exits, types and budgets a formula needs variables for.
#pragma once

#include <cstdint>
#include <vector>

#include "base/watch.h"
#include "methods/capture/arena.h"

namespace hardboard::capture {

struct Reach {
  // Entry t * size + u: no piece of type t has more captures left when it stands on u; 0 if none
  // comes there with captures left. Budgets of size - 1 and more can't bind and count as
  // `unlimited`. On the goal, which no piece leaves, the bound is 0.
  std::vector<std::uint32_t> most;
  std::uint32_t size = 0;
  std::uint32_t of(std::uint8_t type, Location u) const {
    return most[type * std::size_t{size} + u];
  }
};

// Spreads each piece along all steps as if nothing stood in the way, with one capture less after
// each step. O(types * locations + steps). Incomplete once the watch's limits are reached.
Reach reach(const Arena& arena, Watch& watch);

// The same for pieces that come there by a capture: entry t * size + u. O(types * locations +
// steps).
std::vector<std::uint32_t> arrivals(const Arena& arena, Watch& watch);

// By location: how many finite numbers of captures left, 1, 2, ..., a formula distinguishes there;
// all 0 if no budget can bind. O(types * locations).
std::vector<std::uint32_t> budget_levels(const Arena& arena, const Reach& reach);

}  // namespace hardboard::capture
