// Boards on which no hole has lines in two directions: each line lies in a row of its own, and play
// in one row changes nothing in another. Boards of height one or two are such.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// The holes of each row, neighbours side by side, in the order of the rows' first holes.
using Rows = std::vector<std::vector<std::uint32_t>>;

// A hole without lines is a row. Nothing if some hole has lines in two directions. O(holes).
std::optional<Rows> rows_of(const Puzzle& puzzle);

}  // namespace hardboard::peg_solitaire
