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

// Reads a text whose first line is `peg-solitaire`. The result keeps the promises of puzzle.h; any
// other text is refused with the place of its error. O(size + holes); the sort of a list of holes
// takes linear time as well.
Result<Puzzle> read(const Text& text);

}  // namespace hardboard::peg_solitaire
