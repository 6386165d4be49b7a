// What each move and each turn of a game for two is worth to the side to move, where a table of all
// positions knows that.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/limits.h"
#include "kinds/kind.h"

namespace hardboard {

struct MoveValue {
  std::string words;
  Verdict verdict = Verdict::unknown;
  std::uint32_t turns = 0;  // until the win or loss; 0 for a draw
};

struct MoveValues {
  std::vector<MoveValue> moves;  // each legal move, by the best turn that begins with it
  std::vector<MoveValue> turns;  // each turn from here to its end, in words, the best first
  std::string why_not;           // why nothing is known, and both lists are empty
};

// The function of a kind; nullptr for puzzles for one. The game must not be over. The function
// makes the table, if that takes seconds, for each call.
using MoveValuer = MoveValues (*)(const AnyGame& game, const Limits& limits);
MoveValuer move_valuer_of(const Kind& kind);

}  // namespace hardboard
