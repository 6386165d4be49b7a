// The checker of refusals by counting: every capture removes one piece and spends one capture of
// the budget of the piece that makes it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "puzzles/capture/answer.h"
#include "puzzles/capture/rules.h"

namespace hardboard::capture {

// The sum of all budgets, without that of the piece on `but_for` if given; the largest number if
// one of them is unlimited. O(places).
std::uint64_t budget_sum(const CaptureRules& rules, std::optional<std::uint32_t> but_for = {});

// Nothing if the count proves that the puzzle has no solution, else the fault: both numbers must be
// the puzzle's own, with or without the budget of the piece on the goal. O(places).
std::optional<std::string> refute(const CaptureRules& rules, const BudgetSum& proof);

}  // namespace hardboard::capture
