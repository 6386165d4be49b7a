// Moves: jumps of one peg in a row count as one, however many. The fewest moves that win, with
// proof, and the longest sweep, which is the most jumps of one move, in any way to win. (Bergholt's
// 18 moves for the central game, 1912; Beasley's proof by hand, 1964; Bell, "Solving triangular
// peg solitaire", 2008, counts moves and sweeps like this.)
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "puzzles/capture/answer.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

struct MoveOutcome {
  Verdict verdict = Verdict::unknown;  // whether the goal can be met; unknown: limits reached
  std::uint32_t number = 0;            // solvable: the fewest moves, or the jumps of the sweep
  std::vector<Jump> jumps;             // of a whole solution that has as many
  std::uint64_t positions = 0;         // classes that can be reached and won, all looked at
};

// Both look at all classes of positions that can be reached and won: a proof that no other way is
// better, but claimed. Boards of at most most_searched holes. O(classes * moves) time and about 25
// bytes for each class.
MoveOutcome fewest_moves(const Puzzle& puzzle, const Limits& limits);
MoveOutcome longest_sweep(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_solitaire
