// Plans by greedy search: the states first that look closest to the goal.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "methods/planning/task.h"

namespace hardboard::planning {

struct Found {
  std::optional<std::vector<std::uint32_t>> plan;  // operators of the task
  bool is_complete = false;  // no plan at all: no state is left that could lead to the goal
  bool is_full = false;      // the states fill the memory
  std::uint64_t states = 0;
};

// A plan that costs less than `below`, or the word that there is none.
//
// Greedy best-first search with the relaxed plan as measure, taken from a state when its turn
// comes, in turns with the operators that relaxed plans recommend (Richter and Westphal 2010). The
// plan may be far from the cheapest. States that look alike come by chance, and the search begins
// anew after 1000 measures, 1000, 2000, and so on as Luby's sequence has it (measured in
// docs/reductions.md). Ends after so many measures, and at the limits. Exponential.
Found search_greedily(const Task& task, std::uint64_t seed, std::uint64_t below,
                      std::uint64_t most_measures, const Limits& limits);

}  // namespace hardboard::planning
