// The check of an answer to Red-Blue Dominating Set, by the statement of the problem alone.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "base/limits.h"
#include "problems/red_blue/answer.h"
#include "problems/red_blue/puzzle.h"
#include "proofs/kernel_case.h"

namespace hardboard::red_blue {

// The reason why the reds are no solution, in words; nothing if they are one. The reds may be any
// numbers, in any order. O(reds + blues + edges).
std::optional<std::string> fault_of(const Puzzle& puzzle, std::span<const std::uint32_t> reds);

// Verifies solutions, at the cost of fault_of(); and refusals and the bound of a minimum, as far as
// graphs::check_no_choice() shows them.
CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits = {},
                  const Recourse& recourse = {});

}  // namespace hardboard::red_blue
