// Plans by plain search through states, for small problems.
#pragma once

#include <functional>
#include <vector>

#include "base/limits.h"
#include "problems/planning/answer.h"

namespace hardboard::planning {

// A plan of least cost, by uniform cost search (Dijkstra) over all states, or the word that all
// states were searched. With `minimize` the answer has the minimum `cost`. Unknown at the limits,
// of time or memory. Exponential.
Answer solve_by_search(const Puzzle& puzzle, bool minimize, const Limits& limits);

// Calls visit for each plan that comes to no state twice and to the goal at its end alone, in depth
// first order. False if `visit` or a limit ended the calls. Exponential.
bool each_plan(const Puzzle& puzzle, const Limits& limits,
               const std::function<bool(const std::vector<Step>&)>& visit);

}  // namespace hardboard::planning
