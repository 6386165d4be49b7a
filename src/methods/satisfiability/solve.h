// The methods that decide satisfiability.
#pragma once

#include <string>

#include "methods/options.h"
#include "problems/satisfiability/answer.h"
#include "problems/satisfiability/puzzle.h"

namespace hardboard::satisfiability {

// By the SAT solver; a refusal adds its proof to the file of the options. Exponential time.
Answer solve_by_sat(const Puzzle& puzzle, const SolveOptions& options);

// By plain search (search.h), for formulas of at most 40 variables.
std::string search_why_not(const Puzzle& puzzle);
Answer solve_by_search(const Puzzle& puzzle, const SolveOptions& options);

}  // namespace hardboard::satisfiability
