// The parts of a board: sets of holes that no line connects. Play in one part changes nothing in
// another, so a target is as many puzzles as there are parts, and minima add up. Each part in turn
// gets an equal share of the time that is left.
#pragma once

#include <vector>

#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// A puzzle for each part, in the order of their first holes: the part's holes, pegs and target;
// directions and goal of the whole. O(holes).
std::vector<Puzzle> parts_of(const Puzzle& puzzle);

}  // namespace hardboard::peg_solitaire
