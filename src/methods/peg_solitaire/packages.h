// One peg left, or a small target, on boards of any size: packages clear the board from the outside
// (peeling.h), in one attempt after another.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/limits.h"
#include "methods/peg_solitaire/attempts.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// Larger boards are refused. An attempt takes some 100 bytes a hole, the best play among them.
inline constexpr std::size_t most_packed = 2'000'000, bytes_of_packed_hole = 100;

// The reason why by_packages() does not take the puzzle; empty if it does. O(holes).
std::string packages_why_not(const Puzzle& puzzle);

// Tries until an attempt meets the goal, at most `most_attempts` times. A failure says nothing
// about the puzzle. An attempt takes some 5 to 10 microseconds a peg, and O(n log n) for n holes.
Attempts by_packages(const Puzzle& puzzle, std::uint32_t most_attempts, const Limits& limits);

// How many attempts there are at most, and how many one after the other that leave no fewer pegs
// than one before.
struct PackingBounds {
  std::uint32_t attempts, in_vain = UINT32_MAX;
};

// A play that leaves few pegs, whatever the goal: the best attempt within the bounds, until one
// leaves `enough` pegs or fewer. An attempt costs as much as one of by_packages().
FewPegs few_by_packages(const Puzzle& puzzle, std::uint32_t enough, const PackingBounds& most,
                        const Limits& limits);

}  // namespace hardboard::peg_solitaire
