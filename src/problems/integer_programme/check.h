// The check of an answer to an integer programme, in whole numbers.
#pragma once

#include <optional>
#include <string>

#include "base/limits.h"
#include "problems/integer_programme/answer.h"
#include "problems/integer_programme/puzzle.h"

namespace hardboard::integer_programme {

// The first bound that the values break, in words; nothing if they keep all. Exact. O(entries).
std::optional<std::string> fault(const Puzzle& puzzle, const Solution& values);

// That there are no values, and the bound of a minimum, are claimed. O(entries).
CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits = {});

}  // namespace hardboard::integer_programme
