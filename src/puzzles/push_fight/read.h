// Reads and writes Push Fight puzzles. The format is in docs/formats.md.
#pragma once

#include <string>

#include "base/result.h"
#include "base/text.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// Reads a text whose first line is `push-fight`. The result keeps the promises of puzzle.h; any
// other text is refused with the place of its error. O(size + n log n).
Result<Puzzle> read(const Text& text);

// The puzzle as a file; reading the file gives an equal puzzle if the board's bounding box begins
// at 1 1. The published board becomes a line `standard`. O(area of the box).
std::string write(const Puzzle& puzzle);

// The block alone, with rails; each line has its line end.
std::string board_block(const Board& board, const Position& position);

}  // namespace hardboard::push_fight
