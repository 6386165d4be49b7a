// Targets by numbers of jumps: an integer programme tells how often each jump of the board is made,
// a search then tells in what order (Kiyomi and Matsui 2001), and SAT mends what has none.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/limits.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// The reason why by_counts() does not take the puzzle; empty if it does. O(holes).
std::string counts_why_not(const Puzzle& puzzle);

// Jumps to the target; or no jumps, which says nothing about the puzzle. Makes twelve attempts, or
// one if the programme has no solution. Each has random costs of the jumps, and so other numbers of
// jumps, and as many seconds of CBC as the caller allows. CBC works in a process of its own.
std::vector<Jump> by_counts(const Puzzle& puzzle, double seconds, const Limits& limits);

}  // namespace hardboard::peg_solitaire
