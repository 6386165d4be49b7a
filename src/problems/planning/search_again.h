// A plain search through all states of a small planning problem, by the rules of plan.h alone: the
// check of refusals and of least costs. Slow, and without a line of the solver's.
#pragma once

#include <cstdint>
#include <optional>

#include "base/limits.h"
#include "problems/planning/puzzle.h"

namespace hardboard::planning {

// What a search has shown: whether a plan exists, and the least cost of one.
struct LeastCost {
  bool has_plan = false;
  std::uint64_t cost = 0;
};

// States of least cost first; from each, all instances of actions are tried (instances.h). Nothing
// if these are too many, if the search takes more than a million trials, which last a second or
// two, or if the limits come first: states take no more than `memory_bytes`.
std::optional<LeastCost> least_cost(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::planning
