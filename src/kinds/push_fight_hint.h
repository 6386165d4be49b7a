// Hints on Push Fight: what the side to move can achieve, which king pushes, and the turn.
#pragma once

#include <functional>

#include "kinds/kind.h"
#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/replay.h"

namespace hardboard {

// The hint of level 1, 2 or 3 on the position of the game. `solve` answers the puzzle's question
// for the rest of the current turn, and is not asked once the game is over. Costs as much as
// `solve`.
Hint fight_hint(const push_fight::Puzzle& puzzle, const push_fight::Game& game, int level,
                const std::function<push_fight::Answer(const push_fight::Puzzle& rest)>& solve);

}  // namespace hardboard
