// Moves: consecutive jumps of one peg count as one move. Finds the fewest moves that win, with
// proof, and the longest sweep (the most jumps of one move) of any solution. (Bergholt's 18 moves
// for the central game, 1912; Beasley's proof by hand, 1964; Bell, "Solving triangular peg
// solitaire", 2008, counts moves and sweeps in this way.)
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "puzzles/capture/answer.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

struct FewestMoves {
  Verdict verdict = Verdict::unknown;  // can the goal be met?
  std::uint32_t moves = 0;             // if solvable: of the best solution found
  std::uint32_t bound = 0;             // no solution has fewer; less than `moves` at the limits
  std::vector<Jump> jumps;             // the best solution found
  std::uint64_t positions = 0;         // reachable and winnable, up to symmetry; all were visited
};

// First finds any solution, by decide(); then the best solution, from all reachable and winnable
// positions. So the result has the fewest moves, though no checker can confirm that: the minimum is
// claimed. For boards of at most most_searched holes. O(positions * moves from each), with about 25
// bytes for each position, within limits.memory_bytes.
FewestMoves fewest_moves(const Puzzle& puzzle, const Limits& limits);

struct LongestSweep {
  Verdict verdict = Verdict::unknown;  // can the goal be met? unknown: the limits were reached
  std::uint32_t sweep = 0;             // if solvable: the most jumps of one move
  std::vector<Jump> jumps;             // a solution with such a move
  std::uint64_t positions = 0;         // as in FewestMoves
};

// Search and cost as for fewest_moves. Unknown if the limits are reached.
LongestSweep longest_sweep(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_solitaire
