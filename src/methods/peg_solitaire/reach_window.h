// A window of a board for `goal peg`: some holes, and the jumps that use at least one of them. The
// rest of the board enters by weights of its pegs. How often can play make each jump at most?
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/limits.h"

namespace hardboard::peg_solitaire {

inline constexpr std::uint32_t outside_window = 0xffffffff;

struct WindowJump {
  std::array<std::uint32_t, 3> holes;  // from, over, to: numbers of window holes or outside_window
  std::int64_t tail_loss = 0;          // what the jump's holes outside lose of tail weight
  std::uint32_t most = 0;              // lean play makes the jump so often at most
  std::uint8_t is_asked = 0;           // shall the bound be improved?
};

// The tail weights are integers of at least 0 for the holes outside, and no jump without a hole in
// the window raises the sum of the tail weights over the pegs.
struct Window {
  std::vector<std::uint8_t> pegs;       // for each hole of the window: 1 for a peg at the start
  std::uint32_t goal = outside_window;  // the hole of the goal
  std::vector<WindowJump> jumps;        // all that lean play may need
  std::int64_t tail = 0;                // of the pegs outside; less that of the goal outside
  double tail_scale = 1;                // about the largest tail weight
};

// For each jump a bound on how often lean play makes the jump: `most` or less; 0 where no lean play
// has the jump. Linear programmes propose weights of the holes, integers prove the bounds
// (docs/armies.md, windows). With `asks_twice` the asked jumps are also tried for bounds of 1.
// Each asked jump takes a linear programme or two of pegs.size() rows, about half a millisecond
// for 50 rows. At the limits, or without Clp, the bounds are those found so far.
std::vector<std::uint32_t> bounds_of(const Window& window, bool asks_twice, const Limits& limits);

}  // namespace hardboard::peg_solitaire
