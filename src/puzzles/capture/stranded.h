// The checker of refusals by stranded groups: two disjoint groups of places, each of which holds
// the final piece of every solution (sharpened from Kühn 2024, Lemmas 3.5 and 3.6; capture/answer.h
// has the rules, docs/refusals.md their proofs).
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "puzzles/capture/answer.h"
#include "puzzles/capture/rules.h"

namespace hardboard::capture {

// Nothing if the two groups prove that the puzzle has no solution, else the fault. All numbers must
// be below rules.places(). Linear in places times types times rides: a walk along a ride ends at
// the first member of the group.
std::optional<std::string> refute(const CaptureRules& rules, const Stranded<std::uint32_t>& proof);

}  // namespace hardboard::capture
