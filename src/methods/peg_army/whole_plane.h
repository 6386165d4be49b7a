// Refusals of armies on the whole plane: by golden weights, and by finer ones from a linear
// programme.
#pragma once

#include <optional>

#include "base/limits.h"
#include "puzzles/peg_army/weights.h"

namespace hardboard::peg_army {

// A proof that the checker has accepted. Without one there may be an army or not. The first try are
// the weights 1 / phi^d (Conway). If these are not enough, the position before the last jump is
// weighed (after Csákány and Juhász 2000, whose results on squares and rhombi this repeats): a
// linear programme finds the weights in a box around the desert by which all possible pegs weigh
// least, with golden weights outside of the box, and they are rounded to integers. A few seconds.
// Deserts that reach farther than most_reach from the goal get the first kind of weights only,
// generalised moves none.
std::optional<PlanePagoda> refuse_on_plane(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_army
