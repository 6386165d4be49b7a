// The jumps of a peg solitaire solution as a film: when each peg moves, and when it vanishes.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "draw/scene.h"
#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::draw {

struct Film {
  std::vector<std::vector<Key>> pegs;  // of the peg that starts on each hole; empty: it stays
  std::vector<double> starts;          // of each jump, in seconds
  double seconds = 0;
};

inline constexpr double jump_seconds = 0.5;

// The jumps of one peg follow each other at once; a short pause precedes the jump of another peg.
// `middles` are the points of the holes; the jumps must be legal. O(holes + jumps).
Film film_of(std::span<const std::uint8_t> pegs, std::span<const peg_solitaire::HoleJump> jumps,
             std::span<const Point> middles);

}  // namespace hardboard::draw
