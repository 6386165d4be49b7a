// The checker of refusals by lack of hubs (docs/hubs.md): makes the search of hub_lines.h again, or
// where no place has more than three neighbours that of thin_hubs.h.
#pragma once

#include <optional>
#include <string>

#include "base/limits.h"
#include "puzzles/capture/rules.h"

namespace hardboard::capture {

// Nothing if no places can be the hubs of a solution, so that the puzzle has none; else the reason
// why that is not shown. Costs those of cover_by_lines() or find_thin_hubs().
std::optional<std::string> refute_hubs(const CaptureRules& rules, const Limits& limits);

}  // namespace hardboard::capture
