// One peg left, or a target, on boards of some hundred holes: a beam search over the whole board
// that gathers the pegs around a middle, in one attempt after another. Where half of the holes or
// fewer have pegs, no package (packages.h) takes a peg off and leaves all else as it was.
#pragma once

#include <cstdint>
#include <string>

#include "base/limits.h"
#include "methods/peg_solitaire/attempts.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// The reason why by_gathering() does not take the puzzle; empty if it does. O(holes).
std::string gathering_why_not(const Puzzle& puzzle);

// Tries until an attempt meets the goal, at most `most_attempts` times. A failure says nothing
// about the puzzle. The first attempt keeps 100 positions of each number of pegs, and every fourth
// attempt keeps half as many again, as far as limits.memory_bytes allows. O(pegs * positions kept *
// jumps) an attempt.
Attempts by_gathering(const Puzzle& puzzle, std::uint32_t most_attempts, const Limits& limits);

// How many attempts there are at most; how many positions of each number of pegs the first of them
// keep, and how many attempts there are of each width, before half as many again are kept.
struct Gatherings {
  std::uint32_t attempts;
  std::size_t width = 100;
  std::uint32_t of_width = 4;
};

// The play that leaves the fewest pegs, whatever the goal, of these attempts, until one leaves
// `enough` pegs or fewer; no jumps where the board is too large. Costs are those of
// by_gathering().
FewPegs few_by_gathering(const Puzzle& puzzle, std::uint32_t enough, const Gatherings& gatherings,
                         const Limits& limits);

}  // namespace hardboard::peg_solitaire
