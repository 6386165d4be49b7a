// Reads a finished table for a position: its value, the turn to play, and a strategy that wins.
#pragma once

#include <cstddef>
#include <optional>

#include "base/limits.h"
#include "puzzles/push_fight/rules.h"
#include "puzzles/push_fight/strategy.h"
#include "puzzles/push_fight/table.h"

namespace hardboard::push_fight {

struct BestTurn {
  Value value{Verdict::loss, 0};
  std::optional<IndexedTurn> turn;  // with this value; none if there is no push
};

// The position must be one of the table's contest, with or without an anchor. Accesses the table
// once for each outcome of a turn. Nothing if the limits were reached.
std::optional<BestTurn> best_turn(const Table& table, const Position& position,
                                  const Limits& limits = {});

// The winner's strategy, by best turns, for a position that is won or lost. The strategy wins in
// exactly as many turns as the table says. Nothing for a draw, if the strategy would have more than
// `most` turns, or if the limits were reached. O(positions met * outcomes of their turns).
std::optional<Strategy> strategy_for(const Table& table, const Position& position, std::size_t most,
                                     const Limits& limits = {});

}  // namespace hardboard::push_fight
