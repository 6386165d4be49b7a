// The parts of a board: sets of holes that no line connects. Play in one part changes nothing in
// another, so a target is as many puzzles as there are parts, and minima add up.
#pragma once

#include <cstddef>
#include <vector>

#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// A puzzle for each part, in the order of their first holes: the part's holes, pegs and target;
// directions and goal of the whole. O(holes).
std::vector<Puzzle> parts_of(const Puzzle& puzzle);

// Of a target on a board of several parts: the smallest parts, at most `most`, whose pegs differ
// from the target, the smallest first. None for other goals, or if the board is one part.
// O(holes log holes).
std::vector<Puzzle> changed_parts(const Puzzle& puzzle, std::size_t most);

}  // namespace hardboard::peg_solitaire
