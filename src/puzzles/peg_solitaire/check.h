// The check of an answer to a peg solitaire puzzle, by the rules alone.
#pragma once

#include "base/limits.h"
#include "proofs/answer_head.h"
#include "proofs/kernel_case.h"
#include "puzzles/peg_solitaire/answer.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// Replays jumps, checks colourings, pagoda functions and sieves, and compares minima with the
// jumps. Complete searches, counts, and bounds that do not follow from the number of pegs are
// claimed, unless the kernel verifies them by `recourse`. The answer may hold anything. O(holes +
// jumps log holes), and the cost of refusals.h or sieve.h for proofs.
CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits = {},
                  const Recourse& recourse = {});

}  // namespace hardboard::peg_solitaire
