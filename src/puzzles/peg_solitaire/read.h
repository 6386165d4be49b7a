// Reads peg solitaire puzzles. The format is in docs/formats.md.
#pragma once

#include "base/result.h"
#include "base/text.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// A text whose first line is `peg-solitaire`. What is read keeps the promises of puzzle.h; all else
// is refused with its place. O(size + holes); a list of holes is sorted, in linear time as well.
Result<Puzzle> read(const Text& text);

}  // namespace hardboard::peg_solitaire
