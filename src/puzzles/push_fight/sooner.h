// Whether a side can win within so many turns. A strategy shows how long play lasts at most; that
// the winner can't win sooner is for this search.
#pragma once

#include <cstdint>
#include <optional>

#include "base/limits.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// Can `winner` win from the puzzle's position within `turns` turns of both sides together, whatever
// the other side does? Nothing if the limits come before the answer, or 2^18 outcomes of
// turns (fewer on boards of more than 64 squares), or 64 MiB of placements in one turn, and for
// more than 500 turns.
std::optional<bool> can_win_within(const Puzzle& puzzle, Side winner, std::uint32_t turns,
                                   const Limits& limits);

}  // namespace hardboard::push_fight
