// Plans of least cost, by search through states in the order of cost so far and a lower bound.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "methods/planning/task.h"

namespace hardboard::planning {

inline constexpr std::uint64_t no_plan = std::numeric_limits<std::uint64_t>::max();

struct Cheapest {
  std::optional<std::vector<std::uint32_t>> plan;  // operators of the task; a plan of least cost
  bool is_complete = false;  // there is such a plan, or none that costs less than `most`
  std::uint64_t bound = 0;   // no plan costs less, unless `is_complete` and there is none
  std::uint64_t states = 0;
};

// The lower bounds by which states wait: nothing, as in uniform cost search (Dijkstra), which is a
// hundred times as fast; or landmarks (A* with lm_cut.h).
enum class Estimate : std::uint8_t { nothing, landmarks };

// A plan of least cost among those that cost less than `most`, or the word that there is none. Ends
// at the limits. Exponential.
Cheapest search_cheapest(const Task& task, Estimate estimate, std::uint64_t most,
                         const Limits& limits);

}  // namespace hardboard::planning
