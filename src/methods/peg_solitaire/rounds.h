// Play in rounds, by SAT: all jumps of a round are legal at its beginning and have no hole in
// common, so their order is free (planning as satisfiability: Kautz and Selman 1992, Rintanen
// 2006).
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// Jumps from the start to the target, each of them one of `jumps`, in so many rounds or fewer.
// Empty if there are none, or if none are found within so many conflicts of the solver and within
// the limits. For `goal target`; the target differs from the start. The formula has a number of
// literals in O(rounds * (jumps + holes of jumps)).
std::vector<HoleJump> play_in_rounds(const Puzzle& puzzle, const std::vector<HoleJump>& jumps,
                                     std::uint32_t rounds, std::uint32_t conflicts,
                                     const Limits& limits);

}  // namespace hardboard::peg_solitaire
