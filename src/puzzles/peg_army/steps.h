// How far squares are from a goal by the steps of a puzzle's jumps, and how much the plane weighs
// if each step makes a peg weigh less by the golden ratio.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/box.h"
#include "base/golden.h"
#include "puzzles/peg_army/puzzle.h"

namespace hardboard::peg_army {

inline constexpr std::uint8_t most_steps = 88;   // distances are known up to here
inline constexpr std::uint8_t more_steps = 254;  // farther away than that
inline constexpr std::uint8_t no_steps = 255;    // steps never lead there
inline constexpr std::int32_t longest_step = 4;  // in x and in y

// A jump takes a peg a step away from where it puts one, and a peg two such steps away. Steps lead
// back as well, so the squares that steps lead to form a lattice, and no jump leads from one of its
// squares to another one more than two steps nearer to the goal.
class Steps {
public:
  // Nothing unless all moves are jumps by steps of up to longest_step. O(tuples + most_steps^2 *
  // longest_step^2 * steps).
  static std::optional<Steps> of(const Puzzle& puzzle);

  // The fewest steps to the square at this offset from the goal, or one of the two words above.
  // O(1).
  std::uint8_t operator()(Square by) const;

  // Is the distance known of each square to which a jump that touches the box can lead, or from
  // which it can come? The box is given by its offsets from the goal. O(its squares).
  bool know(const Box& box) const;

  // Squares up to most_steps steps away are at most so far away, in x and in y.
  std::int32_t reach() const { return reach_; }
  std::int32_t longest() const { return reach_ / most_steps; }

  // An upper bound on the sum of 1 / phi^d over the squares more than most_steps steps away, of the
  // plane or, where `height` says so, of the half-plane that begins so many rows below the goal.
  // Exact for two steps of different directions, one of which goes along the half-plane's border if
  // there is one.
  Golden sum_beyond(std::optional<std::int32_t> height) const;

private:
  explicit Steps(std::vector<Square> steps);

  bool in_lattice(Square by) const;

  std::vector<Square> steps_;  // without those that lead back
  std::int32_t reach_ = 0;
  Square slanted_{}, upright_{};         // a basis of the lattice: upright_.x is 0
  std::vector<std::uint8_t> distances_;  // in a square of side 2 * reach_ + 1
};

}  // namespace hardboard::peg_army
