// The reference for small boards: backtracking as one writes it on an afternoon. It tries all
// captures in the order of the board, remembers no positions and foresees nothing.
#pragma once

#include <cstdint>

#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::bench {

// True if a solution is found within so many positions.
bool plain_search(const solo_chess::Puzzle& puzzle, std::uint64_t most_positions);

}  // namespace hardboard::bench
