// Parts of the row of peg armies that have files of their own.
#pragma once

#include <functional>

#include "kinds/kind.h"
#include "puzzles/peg_army/puzzle.h"

namespace hardboard {

// All armies of jumps whose desert is a rectangle of at most `size` squares, no higher than wide:
// every goal, and margins of 0 and 1. Smaller deserts first; false if `visit` ended the calls.
bool all_small_armies(unsigned size, const std::function<bool(peg_army::Puzzle)>& visit);

const Generator& peg_army_generator();

}  // namespace hardboard
