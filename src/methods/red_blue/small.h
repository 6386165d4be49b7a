// All small problems, and all solutions of one: to verify reductions by.
#pragma once

#include <functional>

#include "base/limits.h"
#include "problems/red_blue/answer.h"

namespace hardboard::red_blue {

// Visits the problems with at most `size` reds and `size` blues, smaller ones first, each once up
// to the names of vertices and classes: plain ones with every k up to the number of reds, colourful
// ones with every partition of the reds into classes, and with a class too many. False if `visit`
// returned false. 317 graphs have 4 reds and 4 blues,
// 5624 have 5 and 5.
bool each_small_problem(unsigned size, const std::function<bool(Puzzle)>& visit);

// Visits every solution. False if `visit` or a limit ended the visits. O(2^reds).
bool each_solution(const Puzzle& puzzle, const Limits& limits,
                   const std::function<bool(Answer)>& visit);

}  // namespace hardboard::red_blue
