// Who wins, for every position of a contest: retrograde analysis in passes, one for each depth.
//
// Positions that differ in the mover's pieces alone are a group. For each placement of a group, a
// pass first asks what its pushes without a move can do: lead to a loss of the other side (win), or
// to anything but a win of the other side (hold). Then these two bits spread along the moves
// (placement_moves.h): a turn can do what the pushes of some placement within the allowed number of
// moves can do. A position whose turns can win is won, and one whose turns cannot hold is lost. So
// a pass costs a few steps for each position, however many thousand turns it has.
#pragma once

#include <functional>

#include "base/limits.h"
#include "puzzles/push_fight/table.h"
#include "puzzles/push_fight/table_file.h"

namespace hardboard::push_fight {

// The memory that the analysis of a contest takes, the table included. Infinite above 64 squares.
double bytes_of_analysis(const Contest& contest);

// Runs passes until one decides nothing, or until the limits are reached. O(passes * positions *
// pieces), with bytes_of_analysis of memory; limits.threads work on a pass together. At the limits
// the table holds what is known, and another call goes on from there, perhaps after the table was
// saved and loaded. `after_pass`, if given, is called after each pass but the last.
void analyse(Table& table, Analysis& analysis, const Limits& limits,
             const std::function<void()>& after_pass = {});

}  // namespace hardboard::push_fight
