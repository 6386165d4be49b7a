// Whether the side to move is stuck: no turn of it ends with a legal push, so that it loses.
#pragma once

#include <cstdint>

#include "base/limits.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// True if no turn of at most `moves` moves and a push is legal. Large boards are not searched for
// turns of several moves: on such boards a side counts as stuck only if no number of moves brings
// one of its kings beside a piece even if its own pieces gave way to each other. O(kings * squares)
// where that decides. Else turns of one move are tried, up to 10^7 pushes, beyond which the side
// counts as free; and if few enough placements can come about, outcomes_within() looks at them,
// within the limits, beyond which the side counts as free, too.
bool is_stuck(const Board& board, const Position& position, std::uint32_t moves,
              const Limits& limits = {});

}  // namespace hardboard::push_fight
