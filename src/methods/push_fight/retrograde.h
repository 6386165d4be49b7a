// Decides who wins, for every position of a contest: retrograde analysis in passes, one for each
// depth.
//
// Positions that differ in the mover's pieces alone form a group. For each placement of a group, a
// pass first finds the powers of its pushes without a move: to lead to a loss of the other side
// (win), or to anything but a win of the other side (hold). Then these two bits spread along the
// moves (placement_moves.h): a turn has the powers of the pushes of all placements within the
// allowed number of moves. A position whose turns can win is won, and a position whose turns cannot
// hold is lost. So a pass costs a few steps for each position, however many thousand turns the
// position has.
#pragma once

#include <functional>

#include "base/limits.h"
#include "puzzles/push_fight/table.h"
#include "puzzles/push_fight/table_file.h"

namespace hardboard::push_fight {

// The memory that the analysis of a contest takes, with the table. Infinite above 64 squares.
double bytes_of_analysis(const Contest& contest);

// Runs passes until one decides nothing, or until the limits are reached. O(passes * positions *
// pieces), with bytes_of_analysis of memory; limits.threads work together on a pass. At the limits
// the table holds the values known so far, and another call continues from there, perhaps after the
// table was saved and loaded. Calls `after_pass`, if given, after each pass but the last.
void analyse(Table& table, Analysis& analysis, const Limits& limits,
             const std::function<void()>& after_pass = {});

}  // namespace hardboard::push_fight
