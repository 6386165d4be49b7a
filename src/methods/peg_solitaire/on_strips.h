// One peg left, or a target, on boards of few rows of any length: sweeps (sweep.h) meet the goal,
// and regions that keep pegs (puzzles/peg_solitaire/regions.h) refuse it. docs/peg-strips.md.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "proofs/answer_head.h"
#include "puzzles/peg_solitaire/puzzle.h"
#include "puzzles/peg_solitaire/regions.h"

namespace hardboard::peg_solitaire {

struct OnStrips {
  Verdict verdict = Verdict::unknown;
  std::vector<Jump> jumps;       // legal ones, which meet the goal
  std::optional<Regions> proof;  // unsolvable: the checker accepts it
  std::uint32_t width = 0;       // columns of the widest windows that were tried
};

// Why the board is not for this method; "" if it is. O(holes log holes).
std::string strips_why_not(const Puzzle& puzzle, const Limits& limits);

// Tries windows of three columns, then wider ones; `unknown` says nothing about the puzzle. A round
// is linear in the length of the board, and takes some 2^height times as long as the one before.
OnStrips decide_on_strips(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_solitaire
