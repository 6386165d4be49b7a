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

// A text whose first line is `push-fight`. What is read keeps the promises of puzzle.h; all else
// is refused with its place. O(size + n log n).
Result<Puzzle> read(const Text& text);

// The puzzle as a file; reading it gives the same puzzle, if the lower left of the box around its
// board is 1 1. The published board is written as a line `standard`. O(area of the box).
std::string write(const Puzzle& puzzle);

// The block alone, rails and all, each line with its end.
std::string board_block(const Board& board, const Position& position);

}  // namespace hardboard::push_fight
