// Whole turns of Push Fight, for games that play a turn at a time.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>

#include "base/square.h"
#include "puzzles/any.h"
#include "puzzles/game.h"

namespace hardboard {

// How many moves a turn of the puzzle may have before its push; nothing if the puzzle is none of
// Push Fight.
std::optional<std::uint32_t> moves_of_turns(const AnyPuzzle& puzzle);

// Calls `visit` for each legal turn, once: squares of its steps, from and to, where the last step
// is the push and leads to the square beside the king. The turn must not have begun. O(turns *
// squares).
void for_each_turn(const AnyGame& game,
                   const std::function<void(std::span<const std::pair<Square, Square>>)>& visit);

}  // namespace hardboard
