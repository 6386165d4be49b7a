// The turns of a side under threat that may end the threat: a check of a strategy need not play the
// others.
#pragma once

#include <functional>

#include "puzzles/push_fight/strategy_on_board.h"

namespace hardboard::push_fight {

// Calls `visit` with the position after each turn of the loser, of at most `moves` moves, unless a
// threat of the strategy stands at some moment of the turn and the rest of the turn touches none of
// its squares. (No square of the threat changes in that rest, and the king that pushes, and takes
// the anchor, ends on no such square: so the threat mates after that turn.) Stops when `visit`
// returns false, and then returns false. O(pieces that can move ^ (moves - 1) * squares near the
// threat), where a threat stands until the last move.
bool for_each_survivor(const Puzzle& puzzle, const Position& position,
                       const StrategyOnBoard& strategy,
                       const std::function<bool(const Position& after, Piece fallen)>& visit);

}  // namespace hardboard::push_fight
