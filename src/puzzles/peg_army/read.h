// Reads peg army files; docs/formats.md has the format.
#pragma once

#include <string>

#include "base/result.h"
#include "base/text.h"
#include "puzzles/peg_army/puzzle.h"

namespace hardboard::peg_army {

// A puzzle that keeps the promises of puzzle.h, or an error with its place. O(size log size).
Result<Puzzle> read(const Text& text);

}  // namespace hardboard::peg_army
