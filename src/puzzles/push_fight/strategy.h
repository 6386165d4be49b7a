// A strategy: a turn for each position in which the winner may find itself, whatever the other side
// does. Its check plays it against every reply.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "base/limits.h"
#include "proofs/answer_head.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// Positions by their names. JSON: {"type":"strategy","turns":[{"at":"..kA.P","moves":[...],
// "push":{...}},...]}.
struct Strategy {
  std::map<std::string, Turn> turns;
};

// The pieces in reading order, `.KPkp` and the anchored king `A` or `a`.
std::string name_of(const Position& position);

// What play along a strategy comes to.
struct StrategyPlay {
  std::optional<std::string> trouble;  // why the strategy may not win; nothing if it wins
  std::uint32_t turns = 0;             // until the end, if the loser plays for many
  std::size_t positions = 0;           // that came about
  bool is_cut_off = false;             // the limits ended the check: nothing is known
};

// Whether the strategy wins for `winner` from the puzzle's position: its turns are legal, push off
// a piece of the other side in the end, and every reply finds a turn. Games that could go round in
// circles, or beyond a thousand turns, do not win. O(positions that come about * replies).
StrategyPlay play_strategy(const Puzzle& puzzle, const Strategy& strategy, Side winner,
                           const Limits& limits);

// The same as a checker says it.
CheckReport check_strategy(const Puzzle& puzzle, const Strategy& strategy, Side winner,
                           const Limits& limits = {});

}  // namespace hardboard::push_fight
