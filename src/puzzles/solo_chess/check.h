// Accepts or refuses an answer to a Solo Chess puzzle, with nothing but the rules to go by.
#pragma once

#include "base/limits.h"
#include "base/square.h"
#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// `solvable`: all moves are replayed. `unsolvable`: closed sets, stranded groups and budget sums
// are checked; refusals by search or by a SAT solver are claimed. Anything may stand in the answer.
// O(a n log n) for n pieces and a axes of rides; ten million captures take seconds.
CheckReport check(const Puzzle& puzzle, const capture::Answer<Square>& answer,
                  const Limits& limits = {});

}  // namespace hardboard::solo_chess
