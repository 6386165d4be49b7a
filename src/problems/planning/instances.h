// The instances of a puzzle's actions, as the checks of refusals try them.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "problems/planning/puzzle.h"

namespace hardboard::planning {

// Each action with each choice of objects of its parameters' types, unless a condition that no
// action changes is wrong from the start. Nothing if they are more than 200,000, if more than three
// million choices must be tried, which last a second, or at the limits.
std::optional<std::vector<Step>> instances(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::planning
