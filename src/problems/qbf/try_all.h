// The value of a small quantified formula by trying all values of its variables, one after the
// other: the check of answers that carry no strategy.
#pragma once

#include <cstdint>
#include <optional>

#include "base/limits.h"
#include "problems/qbf/puzzle.h"

namespace hardboard::qbf {

// Whether the formula is true; outer variables first, and no further where a clause is false.
// Nothing if that takes more than `most_looks` looks at literals, or if the limits come first.
std::optional<bool> value_of(const Puzzle& puzzle, std::uint64_t most_looks, const Limits& limits);

}  // namespace hardboard::qbf
