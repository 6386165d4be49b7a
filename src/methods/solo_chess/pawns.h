// Pawns that capture at most twice: linear by rows (Aravind et al. 2022, Theorem 4, mended and
// extended to budgets of 0, 1 and 2 side by side).
#pragma once

#include <string>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// Empty if all pieces are pawns and no budget is above 2. O(n).
std::string pawns_why_not(const Puzzle& puzzle);

// Decides every puzzle to which it applies: captures row by row, or closed sets, or the rows that
// can't be cleared (PawnRows). O(n) time; some 40 bytes for each piece.
capture::Answer<capture::Location> solve_pawns(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::solo_chess
