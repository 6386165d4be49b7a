// The checker of refusals by stuck trees: two disjoint groups of places, each of which holds the
// final piece of every solution (Aravind et al. 2022, Lemma 15, for any budgets and any piece of a
// graph that is a tree; capture/answer.h has the rule, docs/refusals.md its proof).
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "puzzles/capture/answer.h"
#include "puzzles/capture/rules.h"

namespace hardboard::capture {

// Nothing if the two trees prove that the puzzle has no solution, else the fault. All numbers must
// be below rules.places(). Linear in places times types times rides: the check of a group stops
// when the group has too many edges for a tree.
std::optional<std::string> refute(const CaptureRules& rules,
                                  const StuckTrees<std::uint32_t>& proof);

}  // namespace hardboard::capture
