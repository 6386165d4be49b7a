// How many captures pieces of a type can still have when they come to a location: which exits,
// types and budgets a formula has to speak of.
#pragma once

#include <cstdint>
#include <vector>

#include "methods/capture/arena.h"

namespace hardboard::capture {

struct Reach {
  // most[t * size + u]: an upper bound on the captures that a piece of type t still has while it
  // stands on u; 0 if none gets there with any left. Budgets of size - 1 and more can't bind and
  // are `unlimited`. On the goal, where nothing moves, it is 0.
  std::vector<std::uint32_t> most;
  std::uint32_t size = 0;
  std::uint32_t of(std::uint8_t type, Location u) const {
    return most[type * std::size_t{size} + u];
  }
};

// Spreads each piece along all steps as if nothing were in the way, one capture less for each step:
// O(types * (locations + steps)).
Reach reach(const Arena& arena);

}  // namespace hardboard::capture
