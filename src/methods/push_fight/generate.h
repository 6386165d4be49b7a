// New Push Fight puzzles: random boards and positions, with a mate in exactly so many moves on
// request.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/limits.h"
#include "base/random.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

inline constexpr std::int32_t most_generated_side = 1'000;

struct Wish {
  bool published = false;              // the published board, whatever width and height say
  std::int32_t width = 6, height = 4;  // of the box
  std::uint32_t holes = 10;            // of 100 squares of the box so many are none, at random
  std::uint32_t rails = 40;            // of 100 boundary edges so many have rails
  std::uint32_t kings = 2, pawns = 2;  // a side
  std::optional<std::uint32_t> mate;   // the fewest moves of a mate-in-1
  bool anchored = true;                // a black king has the anchor
};

// Why no puzzle can be made to this wish (in words), or empty. O(1).
std::string why_impossible(const Wish& wish);

// The next puzzle from this source of random numbers, white to move: the same seed gives the same
// puzzles. With `mate` positions are drawn until one has that many fewest moves, and the puzzle
// allows just as many. Nothing if the limits are reached first; then there may be none. A wish
// must have passed why_impossible.
std::optional<Puzzle> generate(const Wish& wish, Random& random, const Limits& limits);

}  // namespace hardboard::push_fight
