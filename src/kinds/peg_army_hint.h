// Hints on peg armies: where pegs stand that can do it, their next jump; before the march, an army.
#pragma once

#include <functional>

#include "kinds/kind.h"
#include "puzzles/peg_army/answer.h"
#include "puzzles/peg_army/replay.h"

namespace hardboard {

// `solve` decides the puzzle before its first peg stands. The pegs that stand march on as peg
// solitaire, which knows the jumps alone: in puzzles with moves of their own hints end where the
// march begins. Costs as much as the two searches.
Hint army_hint(const peg_army::Puzzle& puzzle, const peg_army::Game& game, int level,
               const Limits& limits, const std::function<peg_army::Answer()>& solve);

}  // namespace hardboard
