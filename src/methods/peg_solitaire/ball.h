// What lies within some steps of the goal of `goal peg`, as an integer programme; the rest of the
// board enters as one row.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engines/mip/model.h"
#include "methods/peg_solitaire/reach_core.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// A board as the balls around its goal see it.
struct Surroundings {
  explicit Surroundings(const Puzzle& puzzle);  // O(holes)

  const Puzzle& puzzle;
  std::uint32_t goal;
  std::vector<std::uint32_t> steps;  // from the goal to each hole (steps_from_goal)
  std::vector<HoleJump> jumps;       // all but those from the goal and over it
  std::vector<double> golden;        // golden[r]: what the pegs within r steps weigh
};

// The weight of a hole so many steps from the goal, if the goal weighs 1: 1 / phi^steps. No jump
// raises the sum of these weights, since 1 / phi + 1 / phi^2 = 1. (Conway; Berlekamp, Conway, Guy
// 1982, chapter 23.)
double golden_weight(std::uint32_t steps);

// The programme of lean plays on the holes within `radius` steps. The rows are the ball's holes: of
// each, jumps take the pegs that they put there and at most the peg of the start; one jump puts a
// peg on the goal. A last row adds up the golden weights, times phi^radius, of the pegs that jumps
// take outside and put there, and is bounded by what all pegs outside weigh. A ball without a
// solution refuses the board; a solution that uses no hole outside solves the board.
//
// The cost is the golden weight that the jumps lose, at most what all pegs weigh beyond the goal's
// weight: the dual simplex method starts from golden weights then, corrects them where pegs are
// scarce, and stops at the cutoff, two times sooner than without a cost (docs/armies.md).
struct Ball {
  Ball(const Surroundings& around, std::uint32_t radius);  // O(holes of the board)

  std::uint32_t radius;
  std::vector<std::uint32_t> holes;   // of the board, ascending
  std::vector<std::uint32_t> jumps;   // for each column: its number in the surroundings
  std::vector<std::uint8_t> crosses;  // for each column: does it use a hole outside?
  mip::Model model;
};

// The rows of the ball's holes, the nearest to the goal first. O(holes log holes).
std::vector<std::uint32_t> inner_first(const Surroundings& around, const Ball& ball);

// Legal jumps, the last of which brings the peg, from a solution of the programme that uses no hole
// outside: times[j] is how often column j is used. Nothing if the times are no solution.
std::optional<std::vector<Jump>> play_of(const Surroundings& around, const Ball& ball,
                                         std::span<const std::int64_t> times);

}  // namespace hardboard::peg_solitaire
