// Strategies of any size from a finished table, as lines of a section
// (puzzles/push_fight/strategy_section.h).
#pragma once

#include <ostream>

#include "base/limits.h"
#include "puzzles/push_fight/table.h"

namespace hardboard::push_fight {

// Writes, behind a line `strategy`, the winner's best turns for a position that is won or lost.
// False if the limits were reached, or if positions are so deep that the table can't tell which of
// them are nearer to the end. O(positions met * outcomes of their turns) time.
bool write_winner(std::ostream& out, const Table& table, const Position& position,
                  const Limits& limits);

// Writes, for a drawn position, the turns by which a side does not lose, whatever the other side
// does. False if the limits were reached.
bool write_holder(std::ostream& out, const Table& table, const Position& position, Side side,
                  const Limits& limits);

}  // namespace hardboard::push_fight
