// Answers to peg armies by integer programming.
#pragma once

#include <cstdint>

#include "methods/options.h"
#include "puzzles/peg_army/answer.h"

namespace hardboard::peg_army {

enum class Wish : std::uint8_t { any, fewest_moves, fewest_pegs };

// An army within the puzzle's margin, or the usual margin (march.h), with a legal march. With a
// wish for the fewest: the best army found within the limits, and as the minimum's bound the proved
// one for that margin (the remark names the margin); where a file of proofs is named and the puzzle
// has a margin, the bound with its proof in the file. Unknown if no army is found;
// refuse_within_margin refuses. limits.threads engines work side by side. Exponential.
Answer solve_by_programme(const Puzzle& puzzle, Wish wish, const SolveOptions& options);

// Unsolvable, with weights that the checker has accepted, if the puzzle names a margin and linear
// programmes show that no army within the margin reaches the goal; else unknown.
Answer refuse_within_margin(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_army
