// Reads peg solitaire puzzles. The format is in docs/formats.md.
#pragma once

#include <array>

#include "base/result.h"
#include "base/text.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// The keys of a file behind its first line, in the order in which messages list them.
inline constexpr std::array<std::string_view, 7> file_keys = {"goal",  "jumps", "origin", "vacant",
                                                              "board", "holes", "target"};

// A text whose first line is `peg-solitaire`. What is read keeps the promises of puzzle.h; all else
// is refused with its place. O(size + holes); a list of holes is sorted, in linear time as well.
Result<Puzzle> read(const Text& text);

}  // namespace hardboard::peg_solitaire
