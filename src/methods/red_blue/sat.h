// Dominating sets by SAT: a variable for each red, a clause for each blue, a counter for k.
#pragma once

#include "methods/options.h"
#include "problems/red_blue/answer.h"

namespace hardboard::red_blue {

// Decides plain and colourful problems; a refusal adds its proof to the file of the options. Takes
// about 100 * reds * k bytes of memory for a plain one, and answers `unknown` where the limits
// allow less. Exponential time.
Answer solve_by_sat(const Puzzle& puzzle, const SolveOptions& options);

// The fewest reds of a plain problem, with the bound that was proved when a limit was reached; a
// refusal if these are more than k. The proof that fewer do not dominate goes to the file of the
// options.
Answer fewest_by_sat(const Puzzle& puzzle, const SolveOptions& options);

}  // namespace hardboard::red_blue
