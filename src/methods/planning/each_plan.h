// All plans of a small planning problem.
#pragma once

#include <functional>
#include <vector>

#include "base/limits.h"
#include "problems/planning/puzzle.h"

namespace hardboard::planning {

// Calls visit for each plan that comes to no state twice and to the goal at its end alone, in depth
// first order. False if `visit` or a limit ended the calls. Exponential.
bool each_plan(const Puzzle& puzzle, const Limits& limits,
               const std::function<bool(const std::vector<Step>&)>& visit);

}  // namespace hardboard::planning
