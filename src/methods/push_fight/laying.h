// The eight ways to lay a board on the table: turned, and turned after a reflection.
#pragma once

#include <array>
#include <cstdint>

#include "base/box.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// A reflection left to right or none, then quarter turns, clockwise.
struct Laying {
  std::uint32_t quarters = 0;
  bool is_reflected = false;

  Direction operator()(Direction direction) const;

  // Where the square of the box comes to lie, if the lower left square of the image lies at
  // `corner`. The squares of the image must fit 32 bits.
  Square operator()(Square square, const Box& box, Square corner) const;

  Laying inverse() const;
};

// All eight layings; the first changes nothing.
inline constexpr std::array layings = {Laying{0, false}, Laying{1, false}, Laying{2, false},
                                       Laying{3, false}, Laying{0, true},  Laying{1, true},
                                       Laying{2, true},  Laying{3, true}};

// The puzzle on the laid board, whose lower left square lies at `corner`; `box` is the bounding box
// of the board. A laying maps pushes to pushes and moves to moves. O(squares log squares).
Puzzle laid(const Puzzle& puzzle, const Box& box, Laying laying, Square corner);

}  // namespace hardboard::push_fight
