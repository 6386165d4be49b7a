// The parts of Solo Chess's row in files of their own.
#pragma once

#include <span>

#include "kinds/kind.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard {

const Generator& solo_chess_generator();
std::span<const Experiment> solo_chess_experiments();

// Visits all boards of up to so many standard pieces on a square board of this side, up to shifts
// and left and right; budgets are 1, 2 or unlimited, and each piece that can be is the last one
// once. False if `visit` said so.
bool all_small_boards(unsigned size, const std::function<bool(solo_chess::Puzzle)>& visit);

}  // namespace hardboard
