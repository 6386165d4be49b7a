// Pawns that capture at most twice, decided row by row in linear time (Aravind et al. 2022, Theorem
// 4, corrected in docs/errata.md and extended to mixed budgets of 0, 1 and 2).
#pragma once

#include <string>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// Empty if all pieces are pawns and no budget is above 2. O(n).
std::string pawns_why_not(const Puzzle& puzzle);

// Decides every puzzle for which pawns_why_not() is empty: captures row by row, or closed sets, or
// the rows that can't be cleared (PawnRows). Unknown if the limits are reached; the function looks
// at the limits between the parts of the work, a third of a second each for 10^7 pieces. O(n) time;
// some 40 bytes for each piece.
capture::Answer<capture::Location> solve_pawns(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::solo_chess
