// Gadgets of Push Fight as positions on a board.
#pragma once

#include "gadgets/found.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::gadgets {

// The position of the layout after the pushes of a play: White to move, no anchor, rails on all
// edges of the drawing. O(n log n + pushes * n).
push_fight::Puzzle push_puzzle(const Layout& layout, const Play& play = {});

}  // namespace hardboard::gadgets
