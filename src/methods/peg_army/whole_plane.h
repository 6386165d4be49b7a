// Refusals for the whole plane: golden weights, and finer ones that a linear programme finds.
#pragma once

#include <optional>

#include "base/limits.h"
#include "puzzles/peg_army/weights.h"

namespace hardboard::peg_army {

// A proof that the checker has accepted, or nothing: then there may be an army or not. First the
// weights 1 / phi^d (Conway); where these are not enough, the position before the last jump is
// weighed (after Csákány and Juhász 2000, whose results on squares and rhombi this repeats): a
// linear programme finds the weights in a box around the desert that leave least to the army, with
// the golden tail behind it, and they are rounded to integers. A few seconds; deserts that reach
// farther than most_reach from the goal, and generalised moves, get the first kind or nothing.
std::optional<PlanePagoda> refuse_on_plane(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_army
