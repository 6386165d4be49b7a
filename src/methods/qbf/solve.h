// The methods that decide quantified formulas.
#pragma once

#include <string>

#include "methods/options.h"
#include "problems/qbf/answer.h"
#include "problems/qbf/puzzle.h"

namespace hardboard::qbf {

// By plain search (search.h), for formulas of at most 2,000 variables. The answer has a strategy,
// unless its text is longer than answers may have, and, where the check could not try all values, a
// refutation of the replies (refute_replies.h), unless that is too long. If other methods follow,
// the search ends after about a second.
std::string search_why_not(const Puzzle& puzzle);
Answer solve_by_search(const Puzzle& puzzle, const SolveOptions& options);

// By DepQBF (engines/qbf/depqbf.h), without a strategy.
Answer solve_by_depqbf(const Puzzle& puzzle, const SolveOptions& options);

}  // namespace hardboard::qbf
