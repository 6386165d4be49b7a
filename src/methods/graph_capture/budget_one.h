// Every token captures at most once: solvable if and only if all other tokens can capture on some
// vertex (Aravind et al. 2022, Observation 6; here some budgets may be 0).
#pragma once

#include <string>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

// Empty if no budget is above 1. O(vertices).
std::string budget_one_why_not(const Puzzle& puzzle);

// Decides every puzzle to which it applies: all captures on one vertex, or the witnesses of
// NoCenter, at most one more than the smallest number of vertices that a token can end on. Unknown
// if the limits are reached. O(vertices + edges).
capture::Answer<capture::Location> solve_budget_one(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::graph_capture
