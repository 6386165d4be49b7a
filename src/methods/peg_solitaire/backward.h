// Targets from their end: play backward, with pegs and empty holes exchanged, is play again
// (grid.h). So a puzzle with a target is also one from the holes that the target leaves empty to
// those that the start leaves empty.
#pragma once

#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// Whether backward play ends with fewer pegs than play. Searches that look for the goal from the
// start on find it sooner then: few pegs are met more often than a pattern of many. O(holes).
bool ends_with_fewer_backward(const Puzzle& puzzle);

// The puzzle of backward play, for targets; its plays, their last jump first, are the plays of the
// puzzle. Its goal is `one_at` where one hole alone is empty at the start. O(holes).
Puzzle backward(const Puzzle& puzzle);

}  // namespace hardboard::peg_solitaire
