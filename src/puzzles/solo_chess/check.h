// The check of an answer to a Solo Chess puzzle, by the rules alone.
#pragma once

#include "base/limits.h"
#include "base/square.h"
#include "proofs/kernel_case.h"
#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// `solvable`: replays all moves. `unsolvable`: checks each refusal that has a checker of its own
// (capture/proof_check.h); refusals by search and by SAT solvers are claimed, unless the kernel
// verifies them by `recourse`. The answer may hold anything. O(a n log n) for n pieces and a axes
// of rides; ten million captures take seconds.
CheckReport check(const Puzzle& puzzle, const capture::Answer<Square>& answer,
                  const Limits& limits = {}, const Recourse& recourse = {});

}  // namespace hardboard::solo_chess
