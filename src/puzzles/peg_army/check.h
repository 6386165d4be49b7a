// The check of an answer to a peg army puzzle, by the rules alone.
#pragma once

#include "base/limits.h"
#include "proofs/answer_head.h"
#include "puzzles/peg_army/answer.h"
#include "puzzles/peg_army/puzzle.h"

namespace hardboard::peg_army {

// Solvable: the army is deployed and marches, and at the end a peg stands on the goal. Unsolvable:
// the weights satisfy their conditions in exact arithmetic. No checker exists for a proved bound on
// the fewest moves, which makes the answer `claimed`. O((army + moves) log), or the cost of
// refute().
CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits = {});

}  // namespace hardboard::peg_army
