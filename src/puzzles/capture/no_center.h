// The checker of refusals by lack of a center: if every piece captures at most once, all captures
// go to one place (Aravind et al. 2022, Observation 6; proved in docs/refusals.md).
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "puzzles/capture/answer.h"
#include "puzzles/capture/rules.h"

namespace hardboard::capture {

// Nothing if the witnesses prove that the puzzle has no solution, else the fault. All numbers must
// be below rules.places(). O(places), and a walk along all rides of each witness.
std::optional<std::string> refute(const CaptureRules& rules, const NoCenter<std::uint32_t>& proof);

}  // namespace hardboard::capture
