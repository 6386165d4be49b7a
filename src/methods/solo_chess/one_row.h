// All pieces on one line: any mix of types and budgets, with a last piece and a goal, in O(n log n)
// for budgets of any size (Kühn 2024, Theorem 4.2, has a time that grows with the budgets).
#pragma once

#include <string>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// The reason why the pieces form no row (puzzles/solo_chess/row.h); empty if they do. O(n).
std::string one_row_why_not(const Puzzle& puzzle);

// Decides every row; a refusal says how many pieces must remain (RowCount). Unknown if the limits
// are reached; the function looks at the limits before and after each part of the work, a third of
// a second for 10^7 pieces. O(n log n) time, linear but for the sort unless kings stand in long
// unbroken runs; some 50 bytes a piece.
capture::Answer<capture::Location> solve_one_row(const Puzzle& puzzle, const Limits& limits);

// The fewest pieces that can remain (with a goal, one of them on the goal), and moves that leave
// them. Not for a puzzle with both a goal and a last piece. Costs as much as solving; without a
// minimum if the limits are reached.
std::string fewest_one_row_why_not(const Puzzle& puzzle);
capture::Answer<capture::Location> fewest_one_row(const Puzzle& puzzle, const Limits& limits);

// The smallest budget that clears the row if all pieces have this budget instead of their own.
// Solves the row O(log n) times. If the limits are reached, the minimum holds the smallest budget
// found, and its bound is the proved one.
std::string smallest_budget_one_row_why_not(const Puzzle& puzzle);
capture::Answer<capture::Location> smallest_budget_one_row(const Puzzle& puzzle,
                                                           const Limits& limits);

}  // namespace hardboard::solo_chess
