// The outcomes of a turn: each placement of the mover's pieces once, however many turns lead to it
// and however many moves a turn may have.
#pragma once

#include <cstdint>
#include <functional>

#include "base/limits.h"
#include "puzzles/push_fight/puzzle.h"
#include "puzzles/push_fight/rules.h"

namespace hardboard::push_fight {

using OutcomeVisitor = std::function<bool(const IndexedTurn&, const Position& after, Piece fallen)>;

// Whether all outcomes were visited, or the visitor stopped, or the limits came first.
enum class Outcomes : std::uint8_t { all, stopped, cut_off };

// Calls `visit` for each placement that at most `moves` moves lead to, and each legal push from
// there, with a turn of the fewest moves; stops when `visit` returns false. Turns of fewer moves
// come first. The limits count also where no placement has a push: their time, and their memory
// for the placements. O(placements * pieces * squares) time and memory.
Outcomes outcomes_within(const Limits& limits, const Board& board, const Position& position,
                         std::uint32_t moves, const OutcomeVisitor& visit);

// The same without limits, for boards and moves that are known to have few placements. False if
// `visit` returned false.
bool for_each_outcome(const Board& board, const Position& position, std::uint32_t moves,
                      const OutcomeVisitor& visit);

}  // namespace hardboard::push_fight
