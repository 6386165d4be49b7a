// The second method for each game, which judges the tables of gadgets of any size.
#pragma once

#include <optional>
#include <vector>

#include "gadgets/layout.h"

namespace hardboard::oracle {

// The greatest outcomes, sorted, by the formula of exits (gadget_exits.h) for kings and knights, by
// search for the other games; nothing if the search would take more than three million positions.
std::optional<std::vector<gadgets::Outcome>> second_outcomes(
    const gadgets::Layout& layout, std::size_t most_positions = 3'000'000);

}  // namespace hardboard::oracle
