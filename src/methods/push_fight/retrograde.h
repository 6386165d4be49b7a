// Who wins, for every position of a game: retrograde analysis in passes, one for each depth.
//
// A pass takes positions by groups that differ in the mover's pieces alone. It looks at each
// placement's pushes without any move before them: does one lead to a loss of the other side
// (good), does one lead to anything but its win (open)? Then it lets "good" and "open" run along
// the moves (placement_moves.h): what can be reached within the allowed moves is what the turn can
// do. A position with a good turn is won, one without an open turn is lost. So a pass costs a few
// steps for each position, however many thousand turns it has.
#pragma once

#include <functional>

#include "base/limits.h"
#include "puzzles/push_fight/table.h"
#include "puzzles/push_fight/table_file.h"

namespace hardboard::push_fight {

// Runs passes until one decides nothing, or the limits are reached. Time: passes times
// O(positions * pieces); one byte of memory a position (the table's) and a few megabytes.
// `threads` work on a pass together. After the limits were reached, another call, perhaps with the
// table saved and loaded in between, goes on. `after_pass`, if given, is called after each pass but
// the last.
void analyse(Table& table, Analysis& analysis, const Limits& limits, unsigned threads,
             const std::function<void()>& after_pass = {});

}  // namespace hardboard::push_fight
