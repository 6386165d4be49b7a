// The parts of a board: sets of holes that no line connects. Play in one part changes nothing in
// another, so a target is as many puzzles as there are parts, and minima add up.
#pragma once

#include <vector>

#include "base/limits.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// A puzzle for each part, in the order of their first holes: the part's holes, pegs and target;
// directions and goal of the whole. O(holes).
std::vector<Puzzle> parts_of(const Puzzle& puzzle);

// The limits for the next of so many parts: an equal share of the time that is left.
Limits share_of_part(const Limits& limits, std::size_t parts_left);

}  // namespace hardboard::peg_solitaire
