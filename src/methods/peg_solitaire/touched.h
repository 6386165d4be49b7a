// The part of a large board that play can change.
#pragma once

#include <cstddef>
#include <optional>

#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// The puzzle on its *touched* holes: all to which a peg could come, and all that the goal names. A
// peg that has come to a hole stands for pegs of the start: for itself, or for all that the two
// pegs of its last jump stood for. Pegs that stand at the same time stand for different ones, so a
// hole whose peg would have to stand for more pegs than there are gets none, and play is the same
// without the hole. Nothing if more than `most` holes are touched. O(pegs + most * log holes)
// beside the copy.
std::optional<Puzzle> on_touched_holes(const Puzzle& puzzle, std::size_t most);

}  // namespace hardboard::peg_solitaire
