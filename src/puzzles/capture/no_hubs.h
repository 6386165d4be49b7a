// The checker of refusals by lack of hubs where no place has more than three neighbours
// (docs/hubs.md): makes the search of thin_hubs.h again.
#pragma once

#include <optional>
#include <string>

#include "base/limits.h"
#include "puzzles/capture/rules.h"

namespace hardboard::capture {

// Nothing if no places can be the hubs of a solution, so that the puzzle has none; else the reason
// why that is not shown. Costs those of find_thin_hubs().
std::optional<std::string> refute_hubs(const CaptureRules& rules, const Limits& limits);

}  // namespace hardboard::capture
