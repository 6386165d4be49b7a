// What a finished table says of a position: its value, the turn to play, and a strategy to win by.
#pragma once

#include <cstddef>
#include <optional>

#include "puzzles/push_fight/rules.h"
#include "puzzles/push_fight/strategy.h"
#include "puzzles/push_fight/table.h"

namespace hardboard::push_fight {

struct BestTurn {
  Value value{Verdict::loss, 0};
  std::optional<IndexedTurn> turn;  // none if there is no push
};

// Of a position of the table's contest, with or without an anchor. One look into the table for each
// outcome of a turn.
BestTurn best_turn(const Table& table, const Position& position);

// A strategy for the winner of a position that is won or lost, or nothing if it would have more
// than `most` turns. O(positions that come about * outcomes).
std::optional<Strategy> strategy_for(const Table& table, const Position& position,
                                     std::size_t most);

}  // namespace hardboard::push_fight
