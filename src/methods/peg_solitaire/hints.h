// Which jumps of a position keep it winnable.
#pragma once

#include <vector>

#include "base/limits.h"
#include "puzzles/capture/answer.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

struct Hint {
  Jump jump;
  Verdict verdict = Verdict::unknown;  // of the position after the jump; unknown: limits reached
};

// All jumps that are possible at the start, in the order of jumps_of; none if the goal is met
// there. One search (decide.h) for each jump, but one for all jumps that a symmetry makes the same.
// For boards of at most most_searched holes.
std::vector<Hint> hints(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_solitaire
