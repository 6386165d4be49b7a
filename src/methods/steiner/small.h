// All small sets of points, and all Steiner trees of one: to verify reductions by.
#pragma once

#include <functional>

#include "base/limits.h"
#include "problems/steiner/answer.h"

namespace hardboard::steiner {

// Visits the sets of at most `size` points in a square of 4 by 4, smaller ones first, each once up
// to shifts, turns and reflections; each with the length of a shortest tree, one less and one more.
// False if `visit` returned false. 43 sets have up to 3 points.
bool each_small_problem(unsigned size, const std::function<bool(Puzzle)>& visit);

// Visits every tree of unit segments in the points' box whose leaves are points and whose length is
// allowed, so all that matters of the solutions. False if `visit` or a limit ended the visits.
// Exponential in the area of the box.
bool each_solution(const Puzzle& puzzle, const Limits& limits,
                   const std::function<bool(Answer)>& visit);

}  // namespace hardboard::steiner
