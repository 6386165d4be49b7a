// A target that differs from the start in places alone: play near what changes, with all other pegs
// left where they are.
#pragma once

#include <string>
#include <vector>

#include "base/limits.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// The reason why by_windows() does not take the puzzle; empty if it does. O(holes).
std::string windows_why_not(const Puzzle& puzzle);

// Jumps to the target, or none: that it fails says nothing about the puzzle. A window has the holes
// within some steps of those whose pegs change, as if there were no others; each part of it is
// searched (decide.h), with some thousand positions at first. Windows grow, and so does the number
// of positions, until a window is the whole board or has a part that is too large for the search.
std::vector<Jump> by_windows(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_solitaire
