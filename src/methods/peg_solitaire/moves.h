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
};

// Each part of the board by itself if the goal is a target (parts.h). First finds any solution, by
// decide(). Then two searches take turns, each time in four times the
// room. One goes through positions by moves, first only the most promising ones, and raises the
// bound when it has seen all play within some number of moves (move_layers.h). The other looks for
// all reachable and winnable positions and then knows the minimum (winnable_moves.h): the first one
// is better if goals have one peg, the second one if goals have many. No checker can confirm the
// bound: it is claimed. For boards of at most most_searched holes. O(positions * moves from each),
// within limits.memory_bytes.
FewestMoves fewest_moves(const Puzzle& puzzle, const Limits& limits);

struct LongestSweep {
  Verdict verdict = Verdict::unknown;  // can the goal be met? unknown: the limits were reached
  std::uint32_t sweep = 0;             // if solvable: the most jumps of one move in these jumps
  bool is_longest = false;             // no solution has a longer one; else the limits were reached
  std::vector<Jump> jumps;             // a solution with such a move
};

// First finds any solution, by decide(), and shortens it, since few moves make long sweeps; then
// the longest sweep, from all reachable and winnable positions. O(positions * moves from each),
// with about 25 bytes for each position, within limits.memory_bytes.
LongestSweep longest_sweep(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_solitaire
