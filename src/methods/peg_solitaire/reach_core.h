// The core of a board for the question whether a peg can come to a hole: the jumps that could ever
// be made and could ever help, as the relaxed game of docs/armies.md.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/limits.h"
#include "methods/peg_army/relaxed.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// Column j of the game is jumps[j], reversed. The game's positions are the goal and the holes of
// the jumps. A peg can come to the goal if and only if the game has a solution, and then some
// solution makes jump j at most most[j] times. No jump starts from the goal or goes over it.
struct ReachCore {
  std::vector<std::uint32_t> holes;  // the puzzle's hole for each position, ascending
  std::vector<HoleJump> jumps;       // between positions
  std::vector<std::uint32_t> most;
  peg_army::Relaxed game;

  std::uint32_t goal() const { return game.start; }
  bool has_peg(std::uint32_t position) const { return game.allowed[position] != 0; }
};

// The core of a puzzle with `goal peg`: without jumps one of whose two holes can never hold a peg,
// and without jumps that do not lead on to the goal. O(holes + jumps); a few rounds of the same
// cost improve the bounds `most`, as long as the limits allow.
ReachCore reach_core(const Puzzle& puzzle, const Limits& limits);

// The same for any holes and jumps, on a plane or not: pegs[h] is 1 for a peg in hole h. No jump
// may start from the goal or go over it.
ReachCore reach_core(std::span<const std::uint8_t> pegs, std::uint32_t goal,
                     std::span<const HoleJump> jumps, const Limits& limits);

// The core with the bounds `most`, none above those of the core, and without the jumps that are
// bounded by 0, which no play may need. Also removes jumps whose two pegs can then never stand
// there together, and jumps that then do not lead on to the goal. Costs as much as possible_jumps
// (full_pairs.h). At the limits the core keeps more jumps than necessary.
ReachCore narrowed(const ReachCore& core, std::vector<std::uint32_t> most, const Limits& limits);

// The same without the jumps with keep[j] = 0.
ReachCore narrowed(const ReachCore& core, std::span<const std::uint8_t> keep, const Limits& limits);

// Removes jumps from x, so that no hole gets more pegs than it gives and keeps: if x solves the
// game except for 0 <= Ax + b, then it solves the game afterwards. O(jumps in x).
void drop_surplus(const ReachCore& core, std::vector<std::uint32_t>& x);

// Legal jumps of the puzzle from a solution x of the game; the last jump puts a peg on the goal.
// O(jumps in x), in practice.
std::vector<Jump> forward_jumps(const Puzzle& puzzle, const ReachCore& core,
                                const std::vector<std::uint32_t>& x);

}  // namespace hardboard::peg_solitaire
