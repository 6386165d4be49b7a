// Whether a small integer programme has a solution, by trying all values of its variables, one
// after the other: the check of refusals and of least objectives.
#pragma once

#include <cstdint>
#include <optional>

#include "base/limits.h"
#include "problems/integer_programme/puzzle.h"

namespace hardboard::integer_programme {

// Whether some values keep all bounds, with an objective below `below` if that is given. A value
// is given up where a row can't be kept whatever the variables behind are. Before, and for
// variables without bounds as well, each row must allow a multiple of the greatest common divisor
// of its coefficients. Nothing if that takes more than `most_looks` looks at entries, for a
// variable without bounds, or if the limits come first.
std::optional<bool> has_values(const Puzzle& puzzle, std::optional<Sum> below,
                               std::uint64_t most_looks, const Limits& limits);

}  // namespace hardboard::integer_programme
