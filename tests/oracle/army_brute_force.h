// The judge of peg armies on windows of at most 25 squares: all positions of the reversed game,
// from the rules alone. It shares no code with windows, replay or any method.
#pragma once

#include <cstdint>
#include <optional>

#include "puzzles/peg_army/puzzle.h"

namespace hardboard::oracle {

// The fewest moves by which an army on the squares low .. high (both included) brings a peg to the
// goal without leaving them; nothing if there is no such army.
std::optional<std::uint32_t> fewest_army_moves(const peg_army::Puzzle& puzzle, Square low,
                                               Square high);

}  // namespace hardboard::oracle
