// The check of an answer to a planning problem, by the rules alone.
#pragma once

#include "base/limits.h"
#include "problems/planning/answer.h"
#include "problems/planning/puzzle.h"
#include "proofs/kernel_case.h"

namespace hardboard::planning {

// Replays the plan and compares a minimum with its cost, in O(plan * size of an action * log
// atoms). That there is no plan follows from cases (cases.h), or is searched again, as is the bound
// of a minimum (search_again.h), or claimed. The answer may hold any steps.
CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits = {},
                  const Recourse& recourse = {});

}  // namespace hardboard::planning
