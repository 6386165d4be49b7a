// Peg armies: pegs are deployed outside of a desert and move until one stands on the goal inside.
#pragma once

#include "kernel/grid.h"

namespace hardboard::kernel {

struct Box {
  Square low, high;
  bool has(Square at) const {
    return low.x <= at.x && at.x <= high.x && low.y <= at.y && at.y <= high.y;
  }
};

inline Box read_box(Reader& in) {
  return {read_square(in), read_square(in)};
}

// A move takes the pegs at the offsets `taken` from a square, and puts a peg at the offset `put`,
// where none may stand.
struct Move {
  std::vector<Square> taken;
  Square put;
};

// A half plane y > 0; |x| + |y| <= radius; a box; a list of squares.
inline constexpr std::array<std::string_view, 4> shapes = {"half-plane", "rhombus", "box",
                                                           "squares"};

struct Army {
  OneOf<shapes> shape = "half-plane";
  std::int64_t radius = 0;
  Box box;
  Grid squares;
  Square goal;
  std::optional<Box> window;  // no peg is ever put outside
  std::vector<Move> moves;

  bool is_desert(Square at) const;
  bool reaches(Square at) const { return !window || window->has(at); }
};

Army read_army(Reader& in);

// Reads a proof by branching (docs/armies.md), from behind the word `branch` on. NotShown unless
// each army within the window that brings a peg to the goal makes at least so many moves. Without
// a window the proof names a box, and squares outside of the box have the weight 0. A node costs
// O(squares * pegs that the moves take), and 16 bytes for each square and move until the nodes
// below are read.
void refute_by_branching(const Army& puzzle, std::int64_t least, Reader& in);

}  // namespace hardboard::kernel
