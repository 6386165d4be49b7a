// A play of a gadget as a page steps through it: the puzzle at the start, and what each move
// changes.
#pragma once

#include <vector>

#include "base/box.h"
#include "gadgets/found.h"
#include "kinds/shown.h"
#include "puzzles/any.h"

namespace hardboard {

// The drawing, and what lies beyond where pieces stand or the play leads. O(pieces + moves).
Box shown_box(const gadgets::Layout& layout, const gadgets::Play& play);

// The layout as a puzzle of the gadget's game. The board is the drawing; of pegs it is shown_box().
// O(n log n + squares of the board).
AnyPuzzle puzzle_of(const gadgets::Layout& layout, const gadgets::Play& play = {});

// The steps of a play. Pegs that leave the board by an output have one place, others the two of
// their move. O(moves * (n log n + squares of the board)).
std::vector<shown::Step> steps_of(const gadgets::Layout& layout, const gadgets::Play& play);

}  // namespace hardboard
