// All pieces on one line: any mix of types and budgets, with a last piece and a goal, in O(n log n)
// whatever the budgets are (Kühn 2024, Theorem 4.2, where the time grows with them).
#pragma once

#include <string>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// Why it can't be used, in words; empty for a row (puzzles/solo_chess/row.h). O(n).
std::string one_row_why_not(const Puzzle& puzzle);

// Decides every row; a refusal says how many pieces must remain (RowCount). O(n log n) time, linear
// but for the sort unless kings stand in long unbroken runs; some 50 bytes a piece.
capture::Answer<capture::Location> solve_one_row(const Puzzle& puzzle, const Limits& limits);

// The fewest pieces that can remain, one of them on the goal if there is one, and moves that leave
// them. Not for a puzzle with a goal and a last piece. Costs what solving does.
std::string fewest_one_row_why_not(const Puzzle& puzzle);
capture::Answer<capture::Location> fewest_one_row(const Puzzle& puzzle, const Limits& limits);

// The smallest budget that, given to all pieces in place of their own, clears the row. Solves it
// O(log n) times.
std::string smallest_budget_one_row_why_not(const Puzzle& puzzle);
capture::Answer<capture::Location> smallest_budget_one_row(const Puzzle& puzzle,
                                                           const Limits& limits);

}  // namespace hardboard::solo_chess
