// The checker of refusals by weights of walks (docs/refusals.md): the pieces can't leave places
// that weigh as much as those which a solution empties.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "puzzles/capture/answer.h"
#include "puzzles/capture/rules.h"

namespace hardboard::capture {

// Pieces with larger budgets count as if they could leave all places.
inline constexpr std::uint32_t most_walk_budget = 64;

// Larger weights, and those below its negative, are refused, so that sums over a board fit.
inline constexpr std::int64_t most_walk_weight = 1'000'000'000;

// More steps would take longer than a check should: some five seconds.
inline constexpr std::uint64_t most_walk_steps = 500'000'000;

// Nothing if the weights prove that the puzzle has no solution, else the fault. All numbers must be
// below rules.places(). O(types * rides * places) for each capture of the largest budget up to
// most_walk_budget.
std::optional<std::string> refute(const CaptureRules& rules,
                                  const WalkWeights<std::uint32_t>& proof);

}  // namespace hardboard::capture
