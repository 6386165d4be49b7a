// The checker of refusals by stranded groups: two disjoint groups of places, each of which holds
// the final piece of every solution (sharpened from Kühn 2024, Lemmas 3.5 and 3.6; capture/answer.h
// has the rules, docs/refusals.md their proofs).
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "puzzles/capture/answer.h"
#include "puzzles/capture/closed_sets.h"
#include "puzzles/capture/rules.h"

namespace hardboard::capture {

// The most captures of the piece that starts on a place: none if no ride leads from there to a
// piece that can be captured. O(rides) of its type, and the first place of each.
std::uint32_t most_captures(const CaptureRules& rules, std::uint32_t place);

// The reason why the places of a group, which alone are marked by `side`, need not hold the final
// piece of a solution; nothing if they must hold it. All numbers must be below rules.places().
// Linear in the places of the group times types times rides.
std::optional<std::string> may_miss_the_end(const CaptureRules& rules,
                                            const PossiblePairs& possible, const Sides& sides,
                                            std::uint8_t side,
                                            const StrandedGroup<std::uint32_t>& group);

// Nothing if the two groups prove that the puzzle has no solution, else the fault. All numbers must
// be below rules.places(). Linear in places times types times rides: a walk along a ride ends at
// the first member of the group.
std::optional<std::string> refute(const CaptureRules& rules, const Stranded<std::uint32_t>& proof);

}  // namespace hardboard::capture
