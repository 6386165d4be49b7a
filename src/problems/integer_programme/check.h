// The check of an answer to an integer programme, in whole numbers.
#pragma once

#include <optional>
#include <string>

#include "base/limits.h"
#include "problems/integer_programme/answer.h"
#include "problems/integer_programme/puzzle.h"
#include "proofs/kernel_case.h"

namespace hardboard::integer_programme {

// The first bound that the values break, in words; nothing if they keep all. Exact. O(entries).
std::optional<std::string> fault(const Puzzle& puzzle, const Solution& values);

// Values in O(entries). That there are no values, or none of a smaller objective, is tried where
// that takes a second or less (try_all.h), else claimed.
CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits = {},
                  const Recourse& recourse = {});

}  // namespace hardboard::integer_programme
