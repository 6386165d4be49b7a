// An upper bound on the captures that pieces of a type can still have when they come to a location.
// It tells which exits, types and budgets a formula has to speak of.
#pragma once

#include <cstdint>
#include <vector>

#include "base/watch.h"
#include "methods/capture/arena.h"

namespace hardboard::capture {

struct Reach {
  // Entry t * size + u: no piece of type t has more captures left while it stands on u; 0 if none
  // comes there with any left. Budgets of size - 1 and more can't bind and are `unlimited`. On the
  // goal, which no piece leaves, the bound is 0.
  std::vector<std::uint32_t> most;
  std::uint32_t size = 0;
  std::uint32_t of(std::uint8_t type, Location u) const {
    return most[type * std::size_t{size} + u];
  }
};

// Spreads each piece along all steps as if nothing were in the way, one capture less for each step.
// O(types * locations + steps). Incomplete once the watch's limits are reached.
Reach reach(const Arena& arena, Watch& watch);

// By location: how many finite numbers of captures left a formula tells apart there, 1, 2, ...; all
// 0 where no budget can bind. O(types * locations).
std::vector<std::uint32_t> budget_levels(const Arena& arena, const Reach& reach);

}  // namespace hardboard::capture
