// The check of an answer to a planning problem, by the rules alone.
#pragma once

#include "base/limits.h"
#include "problems/planning/answer.h"
#include "problems/planning/puzzle.h"

namespace hardboard::planning {

// Replays the plan and compares a minimum with its cost. That there is no plan, and the bound of a
// minimum, are claimed. The answer may hold any steps. O(plan * size of an action * log atoms).
CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits = {});

}  // namespace hardboard::planning
