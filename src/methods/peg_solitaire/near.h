// Can a peg come to a hole? On boards with many pegs, what decides lies near the hole: golden
// weights refuse at a look, and balls around the goal that grow are searched.
#pragma once

#include <optional>
#include <vector>

#include "base/limits.h"
#include "proofs/answer_head.h"
#include "puzzles/peg_solitaire/jump_cases.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

struct Near {
  Verdict verdict = Verdict::unknown;
  std::vector<Jump> jumps;     // solvable: legal jumps, the last of which brings the peg
  std::optional<Cases> proof;  // unsolvable: the checker has accepted it
};

// For a puzzle with `goal peg` and no peg there. Beams look for play (ball_beam.h) and trees for a
// refusal (ball_search.h), with more and more states and nodes, by turns or on two threads, until
// the limits, or until the balls that matter have grown beyond some thousand holes. O(holes) for
// golden weights; up to seconds for what they leave open. With one thread the order of turns is
// always the same.
Near decide_near(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_solitaire
