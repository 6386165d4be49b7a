// Hints on puzzles for one player, in words: the same sentences for all kinds, with the nouns of
// each kind.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kinds/kind.h"
#include "proofs/answer_head.h"

namespace hardboard {

// The findings behind a hint.
struct Saving {
  Verdict verdict = Verdict::unknown;
  std::string remark;               // the reason for `unknown`
  std::string move;                 // a saving move; empty if the puzzle is solved already
  std::vector<std::string> movers;  // those with a saving move, each once; for level 2
  bool all_judged = true;           // no other piece has a saving move
};

// The kind's nouns: "capture", "the pieces", "one piece is left".
struct HintNouns {
  std::string_view move, movers, solved;
};

Hint hint_of(const Saving& saving, int level, const HintNouns& nouns);

}  // namespace hardboard
