// What a turn can come to, each placement of the mover's pieces once: however many turns lead to
// it, and however many moves there may be.
#pragma once

#include <cstdint>
#include <functional>

#include "puzzles/push_fight/puzzle.h"
#include "puzzles/push_fight/rules.h"

namespace hardboard::push_fight {

// Calls `visit` with a turn of the fewest moves to each placement that at most `moves` moves lead
// to, and each legal push from there, until it says false; then the result is false. Fewer moves
// come first. O(placements * pieces * squares) time and memory.
bool for_each_outcome(
    const Board& board, const Position& position, std::uint32_t moves,
    const std::function<bool(const IndexedTurn&, const Position& after, Piece fallen)>& visit);

}  // namespace hardboard::push_fight
