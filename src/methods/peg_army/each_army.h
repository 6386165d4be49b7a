// All armies of a small puzzle with a margin, by playing backward.
#pragma once

#include <functional>

#include "base/limits.h"
#include "puzzles/peg_army/answer.h"

namespace hardboard::peg_army {

// Calls visit for each legal march within the margin in which every peg helps: backward from the
// lone peg on the goal, each order of moves once. False if `visit` or a limit ended the calls, or
// if the puzzle names no margin. Exponential.
bool each_army(const Puzzle& puzzle, const Limits& limits,
               const std::function<bool(Answer)>& visit);

}  // namespace hardboard::peg_army
