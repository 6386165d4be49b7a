// The outcomes of a turn: each placement of the mover's pieces once, however many turns lead to it
// and however many moves a turn may have.
#pragma once

#include <cstdint>
#include <functional>

#include "puzzles/push_fight/puzzle.h"
#include "puzzles/push_fight/rules.h"

namespace hardboard::push_fight {

// Calls `visit` for each placement that at most `moves` moves lead to, and each legal push from
// there, with a turn of the fewest moves; stops when `visit` returns false, and then returns false.
// Turns of fewer moves come first. O(placements * pieces * squares) time and memory.
bool for_each_outcome(
    const Board& board, const Position& position, std::uint32_t moves,
    const std::function<bool(const IndexedTurn&, const Position& after, Piece fallen)>& visit);

}  // namespace hardboard::push_fight
