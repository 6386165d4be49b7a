// The check of an answer to a peg army puzzle, which trusts nothing in it.
#pragma once

#include "base/limits.h"
#include "proofs/answer_head.h"
#include "puzzles/peg_army/answer.h"
#include "puzzles/peg_army/puzzle.h"

namespace hardboard::peg_army {

// Solvable: the army is deployed and marches, and in the end a peg stands on the goal. Unsolvable:
// the weights hold in exact arithmetic. A proved bound on the fewest moves is nobody's to check and
// makes the answer `claimed`. O((army + moves) log) or what refute costs.
CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits = {});

}  // namespace hardboard::peg_army
