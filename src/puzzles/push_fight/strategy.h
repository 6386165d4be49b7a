// A strategy: a turn for each position that the winner can meet, whatever the other side does. Its
// check plays the strategy against every reply.
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

// Positions have the names of name_of(). JSON:
// {"type":"strategy","turns":[{"at":"..kA.P","moves":[...],"push":{...}},...]}.
struct Strategy {
  std::map<std::string, Turn> turns;
};

// The pieces in reading order, `.KPkp` and the anchored king `A` or `a`.
std::string name_of(const Position& position);

// The result of playing along a strategy.
struct StrategyPlay {
  std::optional<std::string> trouble;  // the reason why the strategy may not win
  std::uint32_t turns = 0;             // until the end, if the loser plays for many turns
  std::size_t positions = 0;           // how many positions the play met
  bool is_cut_off = false;             // the limits ended the check: its result is unknown
};

// Does the strategy win for `winner` from the puzzle's position? Its turns must be legal and push
// off a piece of the other side in the end, and every reply must find a turn. A line of play that
// repeats a position, or that lasts more than a thousand turns, does not win. O(positions met *
// replies).
StrategyPlay play_strategy(const Puzzle& puzzle, const Strategy& strategy, Side winner,
                           const Limits& limits);

// The same as a checker's report.
CheckReport check_strategy(const Puzzle& puzzle, const Strategy& strategy, Side winner,
                           const Limits& limits = {});

}  // namespace hardboard::push_fight
