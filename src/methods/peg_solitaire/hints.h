// Finds the jumps of a position that keep it winnable.
#pragma once

#include <vector>

#include "base/limits.h"
#include "proofs/answer_head.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

struct Hint {
  Jump jump;
  Verdict verdict = Verdict::unknown;  // of the position after the jump; unknown: limits reached
};

// All legal jumps of the start, in the order of jumps_of; none if the start meets the goal. Runs
// one search (decide.h) for each class of jumps under symmetry. For boards of at most most_searched
// holes.
std::vector<Hint> hints(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_solitaire
