// The rest of a Solo Chess puzzle in the middle of a game, as a puzzle.
#pragma once

#include "puzzles/solo_chess/puzzle.h"
#include "puzzles/solo_chess/replay.h"

namespace hardboard::solo_chess {

// The pieces on their present squares, with their remaining captures; `last` and `goal` of the
// puzzle. A game whose goal square is empty is lost and is no valid puzzle any more: then the rest
// has no goal. O(n).
Puzzle rest_of(const Puzzle& puzzle, const Game& game);

}  // namespace hardboard::solo_chess
