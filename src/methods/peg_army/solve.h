// Answers to peg armies by integer programming.
#pragma once

#include <cstdint>

#include "base/limits.h"
#include "puzzles/peg_army/answer.h"

namespace hardboard::peg_army {

enum class Wish : std::uint8_t { any, fewest_moves, fewest_pegs };

// An army within the puzzle's margin, or the usual one (march.h), with a legal march; with a wish,
// the best one found until the limits, and the bound that was proved within that margin (the
// remark says so). Else unknown: refusals are refuse_within_margin's. Exponential.
Answer solve_by_programme(const Puzzle& puzzle, Wish wish, std::uint32_t jobs,
                          const Limits& limits);

// Unsolvable, with weights that the checker has accepted, if the puzzle names a margin and the
// linear programme shows that no army stands and moves within it; else unknown.
Answer refuse_within_margin(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_army
