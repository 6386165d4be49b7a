// What is left of a Solo Chess puzzle in the middle of a game, as a puzzle.
#pragma once

#include "puzzles/solo_chess/puzzle.h"
#include "puzzles/solo_chess/replay.h"

namespace hardboard::solo_chess {

// The pieces as they stand now, with the captures that they have left; `last` and `goal` as in the
// puzzle. A game whose goal is empty is lost, and no puzzle any more: then the rest has no goal.
// O(n).
Puzzle rest_of(const Puzzle& puzzle, const Game& game);

}  // namespace hardboard::solo_chess
