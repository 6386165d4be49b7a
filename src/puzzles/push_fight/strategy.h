// A strategy: a turn for each position in which the winner may find itself, whatever the other side
// does. Its check plays it against every reply.
#pragma once

#include <cstdint>
#include <map>
#include <string>

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

// Whether the strategy wins for `winner` from the puzzle's position: its turns are legal, push off
// a piece of the other side in the end, and every reply finds a turn. Games that could go round in
// circles, or beyond a thousand turns, do not win. O(positions that come about * replies).
CheckReport check_strategy(const Puzzle& puzzle, const Strategy& strategy, Side winner);

}  // namespace hardboard::push_fight
