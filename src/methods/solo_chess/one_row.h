// All pieces on one line: any mix of types and budgets, with a last piece and a goal, in O(n log n)
// whatever the budgets are (Kühn 2024, Theorem 4.2, where the time grows with the budgets).
#pragma once

#include <string>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// Why the pieces are no row, in words; empty if they are one (puzzles/solo_chess/row.h). O(n).
std::string one_row_why_not(const Puzzle& puzzle);

// Decides every row; a refusal says how many pieces must remain (RowCount). Unknown if the limits
// are reached, which is asked for before and behind each part of the work, a third of a second for
// 10^7 pieces. O(n log n) time, linear but for the sort unless kings stand in long unbroken runs;
// some 50 bytes a piece.
capture::Answer<capture::Location> solve_one_row(const Puzzle& puzzle, const Limits& limits);

// The fewest pieces that can remain, one of them on the goal if there is one, and moves that leave
// them. Not for a puzzle with a goal and a last piece. Costs what solving costs; without a minimum if
// the limits are reached.
std::string fewest_one_row_why_not(const Puzzle& puzzle);
capture::Answer<capture::Location> fewest_one_row(const Puzzle& puzzle, const Limits& limits);

// The smallest budget that clears the row if it is given to all pieces in place of their own. Solves
// the row O(log n) times. If the limits are reached, the minimum holds the smallest budget that was
// found, its bound what is proved.
std::string smallest_budget_one_row_why_not(const Puzzle& puzzle);
capture::Answer<capture::Location> smallest_budget_one_row(const Puzzle& puzzle,
                                                           const Limits& limits);

}  // namespace hardboard::solo_chess
