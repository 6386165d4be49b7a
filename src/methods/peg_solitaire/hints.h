// Which jumps of a position keep it winnable.
#pragma once

#include <vector>

#include "base/limits.h"
#include "puzzles/capture/answer.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

struct Hint {
  Jump jump;
  Verdict verdict = Verdict::unknown;  // of the position after it; unknown: limits reached
};

// All jumps that are possible at the start, none if the goal is met there, in the order of
// jumps_of. One search for each that no symmetry makes the same as another.
std::vector<Hint> hints(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_solitaire
