// Peg armies: pegs are deployed outside of a desert and move until one stands on the goal inside.
#pragma once

#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "kernel/grid.h"
#include "kernel/text.h"

namespace hardboard::kernel {

struct Box {
  Square low, high;
  bool has(Square at) const {
    return low.x <= at.x && at.x <= high.x && low.y <= at.y && at.y <= high.y;
  }
};

// Takes the pegs at these offsets from a square, and puts a peg at another, which must be empty.
struct Move {
  std::vector<Square> taken;
  Square put;
};

struct Army {
  // One of four shapes: a half plane y > 0; |x| + |y| <= radius; a box; a list of squares.
  std::string shape;
  std::int64_t radius = 0;
  Box box;
  Grid squares;
  Square goal;
  std::optional<Box> window;  // no peg is ever put outside
  std::vector<Move> moves;

  bool is_desert(Square at) const;
};

Army read_army(Reader& in);
void write(std::ostream& out, const Army& puzzle);

// Deploys the army of the text and makes its moves. NotShown at an illegal one, or unless a peg
// stands on the goal in the end.
void play(const Army& puzzle, Reader& in);

}  // namespace hardboard::kernel
