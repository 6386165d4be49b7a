// Peg army files: the format of docs/formats.md.
#pragma once

#include <string>

#include "base/result.h"
#include "base/text.h"
#include "puzzles/peg_army/puzzle.h"

namespace hardboard::peg_army {

// A puzzle as puzzle.h promises it, or what is wrong with the text and where. O(size log size).
Result<Puzzle> read(const Text& text);

}  // namespace hardboard::peg_army
