// The outcomes of gadgets by plain search, written from the rules alone: all captures, all jumps
// and all pushes (push_search.cc), position by position.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "gadgets/layout.h"

namespace hardboard::oracle {

// The greatest outcomes, sorted; nothing if there are more than `most_positions`.
std::optional<std::vector<gadgets::Outcome>> outcomes(const gadgets::Layout& layout,
                                                      std::size_t most_positions);

}  // namespace hardboard::oracle
