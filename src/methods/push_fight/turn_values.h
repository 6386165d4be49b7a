// The values of all that the side to move can do: of each step, and of each outcome of the turn.
// Players see these values beside the moves.
#pragma once

#include <optional>
#include <vector>

#include "base/limits.h"
#include "puzzles/push_fight/table.h"
#include "puzzles/push_fight/words.h"

namespace hardboard::push_fight {

// Values are those for the side to move.
struct TurnValues {
  struct OfStep {
    Step step;
    Value value;  // of the best turn that begins with the step; a loss in 0 if no push can follow
  };
  struct OfTurn {
    Turn turn;
    Value value;
  };
  std::vector<OfStep> steps;  // every legal step, moves first
  std::vector<OfTurn> turns;  // every outcome once (outcomes.h), the best first
};

// `moves` more moves may come before the push; the turn may have begun with others. The table must
// be finished, and of the position's contest. Nothing if the limits were reached. O(legal moves *
// outcomes of a turn) accesses to the table.
std::optional<TurnValues> turn_values(const Table& table, const Position& position,
                                      std::uint32_t moves, const Limits& limits = {});

}  // namespace hardboard::push_fight
