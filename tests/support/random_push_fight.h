// Small random boards and positions of Push Fight.
#pragma once

#include <array>

#include "base/random.h"
#include "puzzles/push_fight/table.h"

namespace hardboard::push_fight {

// Some squares of a small rectangle, or all, rails on about half of the boundary.
Board random_board(Random& random, std::uint32_t squares, std::int32_t rows = 3);

// Pieces anywhere that fit, and one king at least.
std::array<Force, 2> random_forces(Random& random, std::uint32_t squares);

// With an anchor on a king of the side that is not to move.
Position random_position(Random& random, const Board& board, std::array<Force, 2> forces);

}  // namespace hardboard::push_fight
