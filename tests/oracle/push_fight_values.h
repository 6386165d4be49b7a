// Who wins, from the rules alone: all positions that can come about, and their values depth by
// depth.
#pragma once

#include <map>
#include <string>

#include "proofs/answer_head.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::oracle {

struct PushFightValue {
  Verdict verdict = Verdict::draw;  // of the side to move
  std::uint32_t depth = 0;          // turns until the end; 0 for draws
};

// A name for a position: pieces, anchor, turn.
std::string name_of(const push_fight::Position& position);

// The value of the position and of every one that turns lead to from it. Exponential in everything.
std::map<std::string, PushFightValue> push_fight_values(const push_fight::Board& board,
                                                        const push_fight::Position& start,
                                                        std::uint32_t moves);

}  // namespace hardboard::oracle
