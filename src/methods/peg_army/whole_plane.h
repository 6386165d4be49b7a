// Refusals of armies on the whole plane, by golden weights or by finer weights from a linear
// programme.
#pragma once

#include <optional>

#include "base/limits.h"
#include "puzzles/peg_army/weights.h"

namespace hardboard::peg_army {

// A proof that the checker has accepted; nothing if none was found, whether or not there is an
// army. The function first tries the weights 1 / phi^d (Conway). If these do not suffice, it weighs
// the position before the last jump (after Csákány and Juhász 2000, whose results on squares and
// rhombi this repeats): a linear programme finds the weights in a box around the desert that
// minimise the total weight of all possible pegs, with golden weights outside of the box, and
// rounds them to integers. Up to a tenth of a second for jumps along rows and columns; some seconds
// with eight directions. Only the golden weights are tried for deserts that reach farther than
// most_reach from the goal, and nothing for moves that are no jumps.
std::optional<PlanePagoda> refuse_on_plane(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_army
