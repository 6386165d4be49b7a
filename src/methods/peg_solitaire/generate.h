// Makes peg solitaire puzzles that have a solution: by play backward from the goal.
#pragma once

#include <cstdint>
#include <vector>

#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

struct Generated {
  Puzzle puzzle;
  std::vector<Jump> solution;
};

// The board, lines and goal of `shape`, whose pegs don't matter, with `pegs` pegs: a final position
// that the goal allows (for `goal one` with the peg on a hole at random; for `goal peg` with that
// peg alone) is played backward at random, each jump putting one peg more, up to the wished number.
// Where play comes to an end before, it begins anew, some 300,000 jumps in all; then what has
// come closest is returned, with fewer pegs. A final position with more pegs than wished is
// returned as it is. The same for the same seed everywhere.
// O(jumps of the board), and a constant for each backward jump.
Generated generate(const Puzzle& shape, std::uint32_t pegs, std::uint64_t seed);

}  // namespace hardboard::peg_solitaire
