// Accepts or refuses an answer to a peg solitaire puzzle, with nothing but the rules to go by.
#pragma once

#include "base/limits.h"
#include "proofs/answer_head.h"
#include "puzzles/peg_solitaire/answer.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// Jumps are replayed, colourings and pagoda functions checked, minima compared with the jumps; that
// a search was complete, counts, and bounds that do not follow from the number of pegs are claimed.
// Anything may stand in the answer. O(holes + jumps log holes), and refusals.h for proofs.
CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits = {});

}  // namespace hardboard::peg_solitaire
