// Every piece captures at most once: solvable if and only if all other pieces can reach some square
// (Aravind et al. 2022, Observation 6; Kühn 2024, Theorem 4.1). Types may be mixed and the user's
// own; budgets of 0, a last piece and a goal are allowed.
#pragma once

#include <string>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// Empty if no budget is above 1. O(n).
std::string budget_one_why_not(const Puzzle& puzzle);

// Decides every puzzle for which budget_one_why_not() is empty: captures by the nearest piece
// first, or the witnesses of NoCenter. Unknown if the limits are reached.
//
// O(n w) for n pieces and w witnesses, which depend on the types alone: w is at most r^2 + r + 2 if
// no type has more than r rides, since two rides that don't share a line cross once at most. If all
// pieces are on one line, w is 4 for each type and each residue by its steps along the line (chess:
// one residue). Only where a type has steps whose least common multiple is above 64, w may grow
// with n.
capture::Answer<capture::Location> solve_budget_one(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::solo_chess
