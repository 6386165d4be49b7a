// Reads and writes Push Fight puzzles. The format is in docs/formats.md.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/text.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// The keys of a file behind its first line, in the order in which messages list them.
inline constexpr std::array<std::string_view, 5> file_keys = {"question", "moves", "turn", "board",
                                                              "standard"};

// Reads a text whose first line is `push-fight`. The result keeps the promises of puzzle.h; any
// other text is refused with the place of its error. O(size + n log n).
Result<Puzzle> read(const Text& text);

// The puzzle as a file; reading the file gives an equal puzzle if the board's bounding box begins
// at 1 1. The published board becomes a line `standard`. O(area of the box).
std::string write(const Puzzle& puzzle);

// The same with a block `board` for the published board as well.
std::string write_drawn(const Puzzle& puzzle);

// The block alone, with rails; each line has its line end.
std::string board_block(const Board& board, const Position& position);

}  // namespace hardboard::push_fight
