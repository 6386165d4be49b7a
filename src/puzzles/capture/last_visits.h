// The checker of refusals by what the last piece would have to visit (docs/refusals.md).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "puzzles/capture/answer.h"
#include "puzzles/capture/rules.h"

namespace hardboard::capture {

// So many sets at most, where walks decide.
inline constexpr std::size_t most_sets_of_walks = 12;

// Nothing if the sets prove that the puzzle has no solution, else the fault. All numbers must be
// below rules.places(). O(types * rides * places) for each set; for at most 12 sets, no more than
// the budget of the last piece, O(rides * places * 2^sets).
std::optional<std::string> refute(const CaptureRules& rules,
                                  const LastVisits<std::uint32_t>& proof);

}  // namespace hardboard::capture
