// Refusals of armies within a margin: pagoda weights of the window from a linear programme.
#pragma once

#include <optional>

#include "base/limits.h"
#include "puzzles/peg_army/weights.h"

namespace hardboard::peg_army {

// A proof that the checker has accepted, or nothing: then there may be an army within the puzzle's
// margin or not, or it names none. One linear programme for each tuple that can come last, or for
// jumps as few as symmetry leaves: milliseconds to seconds, by the squares of the window.
std::optional<WindowPagoda> refuse_in_window(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_army
