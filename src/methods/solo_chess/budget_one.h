// Every piece captures at most once: solvable exactly if there is a square to which all other
// pieces can go (Aravind et al. 2022, Observation 6; Kühn 2024, Theorem 4.1). Any mix of types,
// also of one's own, with budgets of 0 among them, a last piece and a goal.
#pragma once

#include <string>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "proofs/answer.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// Empty if no budget is above 1. O(n).
std::string budget_one_why_not(const Puzzle& puzzle);

// Decides every puzzle to which it applies: captures by the nearest first, or the witnesses of
// NoCenter. O(n w) for n pieces and w witnesses; a few dozen at most with the pieces of chess,
// since two rides that don't share a line cross once at most.
Answer<capture::Location> solve_budget_one(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::solo_chess
