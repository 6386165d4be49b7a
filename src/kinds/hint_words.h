// Hints on puzzles for one, in words: the same sentences for all kinds, with the kind's own nouns.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kinds/kind.h"
#include "proofs/answer_head.h"

namespace hardboard {

// What a hint rests on.
struct Saving {
  Verdict verdict = Verdict::unknown;
  std::string remark;               // why the verdict is unknown
  std::string move;                 // one that saves; empty if the puzzle is solved already
  std::vector<std::string> movers;  // what has a saving move, each once; for level 2 alone
  bool all_judged = true;           // no other mover has one
};

// The kind's nouns: "capture", "the pieces", "one piece is left".
struct HintNouns {
  std::string_view move, movers, solved;
};

Hint hint_of(const Saving& saving, int level, const HintNouns& nouns);

}  // namespace hardboard
