// Peg solitaire: holes on the plane, pegs in some of them. A peg jumps over a neighbour into an
// empty hole, and the neighbour leaves the board.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/square.h"

namespace hardboard::peg_solitaire {

inline constexpr std::string_view kind_name = "peg-solitaire";

// The lines along which pegs jump, in both directions. The triangular grid is the square grid,
// skewed: its third line is one of the diagonals (`jumps triangular`).
struct Directions {
  bool horizontal = true, vertical = true;
  bool rising = false;   // (1, 1)
  bool falling = false;  // (1, -1)
  friend bool operator==(const Directions&, const Directions&) = default;
};

enum class Goal : std::uint8_t {
  peg,     // a peg stands on `at` at some time, perhaps at the start
  one,     // one peg remains, anywhere
  one_at,  // one peg remains, on `at`
  target,  // exactly the pegs of `target` remain
};

// Readers promise: at least one hole, at most most_holes; holes sorted by y, then x, without
// repetition; `at` is a hole if the goal names one; pegs and target have an entry, 0 or 1, for each
// hole (target is empty for other goals).
struct Puzzle {
  std::vector<Square> holes;
  std::vector<std::uint8_t> pegs;
  Directions directions;
  Goal goal = Goal::one;
  Square at{};
  std::vector<std::uint8_t> target;
};

inline constexpr std::uint32_t most_holes = 10'000'000;

// How many of the pegs stand, in a list with an entry for each hole. O(holes).
inline std::uint32_t count_pegs(const std::vector<std::uint8_t>& pegs) {
  return static_cast<std::uint32_t>(std::count(pegs.begin(), pegs.end(), 1));
}

// The same puzzle, but that one peg remains, anywhere.
inline Puzzle with_goal_one(Puzzle puzzle) {
  puzzle.goal = Goal::one;
  puzzle.target.clear();
  return puzzle;
}

// A jump of the forward game; the removed peg stood halfway.
struct Jump {
  Square from{}, to{};
  friend bool operator==(const Jump&, const Jump&) = default;
};

}  // namespace hardboard::peg_solitaire
