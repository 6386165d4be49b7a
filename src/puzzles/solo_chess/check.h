// The check of an answer to a Solo Chess puzzle, by the rules alone.
#pragma once

#include <string>

#include "base/limits.h"
#include "base/square.h"
#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// `solvable`: replays all moves. `unsolvable`: checks closed sets, stranded groups, stuck trees,
// budget sums, witnesses against a center, counts on a row and rows of pawns; refusals by search
// are claimed, and so are those by a SAT solver unless their proof stands in `proof_file`. The
// answer may hold anything. O(a n log n) for n pieces and a axes of rides; ten million captures
// take seconds.
CheckReport check(const Puzzle& puzzle, const capture::Answer<Square>& answer,
                  const Limits& limits = {}, const std::string& proof_file = {});

}  // namespace hardboard::solo_chess
