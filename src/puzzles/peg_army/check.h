// The check of an answer to a peg army puzzle, by the rules alone.
#pragma once

#include "base/limits.h"
#include "proofs/answer_head.h"
#include "proofs/kernel_case.h"
#include "puzzles/peg_army/answer.h"
#include "puzzles/peg_army/puzzle.h"

namespace hardboard::peg_army {

// Solvable: the army is deployed and marches, and at the end a peg stands on the goal. Unsolvable:
// the weights satisfy their conditions in exact arithmetic. The bound of a minimum is `claimed`
// unless the kernel verifies a proof in the file of the recourse. O((army + moves) log), or the
// cost of refute(), and as long as the kernel takes.
CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits = {},
                  const Recourse& recourse = {});

}  // namespace hardboard::peg_army
