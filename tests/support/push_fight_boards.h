// Random small Push Fight puzzles: boxes with holes and thin trees of squares, few empty squares
// and many, with rails and without.
#pragma once

#include "base/random.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::testing {

// At most `area` squares, within a box of 8 x 8. White is to move, any number of times.
push_fight::Puzzle random_push_fight(Random& random, std::uint32_t area);

// In how many ways the pieces of the side to move can be put on the squares that the other side
// does not hold, kings taken for pawns; what a brute force has to look at, more or less.
double configurations(const push_fight::Puzzle& puzzle);

}  // namespace hardboard::testing
