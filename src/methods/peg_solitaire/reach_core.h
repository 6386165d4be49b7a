// What is left of a board when one asks whether a peg can come to a hole: the jumps that could
// ever be made and could ever matter, as the integer programme of docs/armies.md.
#pragma once

#include <cstdint>
#include <vector>

#include "methods/peg_army/relaxed.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// Column j of the game is the jump jumps[j], reversed; its positions are the holes that the jumps
// touch, and the goal. A peg can come to the goal if and only if the game has a solution; in some
// solution jump j is made at most most[j] times. Jumps that use the goal are not among them.
struct ReachCore {
  std::vector<std::uint32_t> holes;  // of the puzzle, for each position, ascending
  std::vector<HoleJump> jumps;       // between positions
  std::vector<std::uint32_t> most;
  peg_army::Relaxed game;

  std::uint32_t goal() const { return game.start; }
  bool has_peg(std::uint32_t position) const { return game.allowed[position] != 0; }
};

// For a puzzle with `goal peg`: what is left without jumps whose pegs can never stand there, each
// by itself, and jumps that can't come to matter. O(holes + jumps), but for the bounds `most`,
// which are improved in a few rounds of the same cost.
ReachCore reach_core(const Puzzle& puzzle);

// What is left of a core of which only the jumps with keep[j] != 0 can be part of a play: without
// those whose pegs can never stand there together, and those that can't come to matter then.
// Costs what possible_jumps does (full_pairs.h).
ReachCore narrowed(const ReachCore& core, std::vector<std::uint8_t> keep);

// Takes out of x jumps that nothing needs: from what holds with 0 <= Ax + b left away to what
// solves the game. O(jumps in x).
void drop_surplus(const ReachCore& core, std::vector<std::uint32_t>& x);

// The legal jumps of the puzzle that x stands for, x being a solution of the game: they end with a
// peg on the goal. O(jumps in x), in practice.
std::vector<Jump> forward_jumps(const Puzzle& puzzle, const ReachCore& core,
                                const std::vector<std::uint32_t>& x);

}  // namespace hardboard::peg_solitaire
