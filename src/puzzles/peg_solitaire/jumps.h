// Which jumps a board has, as numbers of holes: what replay, refusals and searches all work on.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

inline constexpr std::uint32_t no_hole = std::numeric_limits<std::uint32_t>::max();

// A jump by the numbers of its holes in Puzzle::holes.
struct HoleJump {
  std::uint32_t from = 0, over = 0, to = 0;
  friend bool operator==(const HoleJump&, const HoleJump&) = default;
};

// All jumps that some position of the board could have, whatever pegs there are. Those at 2k and
// 2k + 1 are the two ways along the same three holes; the first goes towards the larger number.
// Ordered by direction (horizontal, vertical, rising, falling), then by the smallest hole.
// O(holes) time; 12 bytes for each jump, of which a hole starts at most 8.
std::vector<HoleJump> jumps_of(const Puzzle& puzzle);

// The steps (dx, dy) to a hole of larger number along which the puzzle's pegs jump.
std::vector<Square> steps_of(const Directions& directions);

// For each hole the number of the hole at (x + dx, y + dy), no_hole if there is none. The holes
// must be sorted by y, then x. O(holes).
std::vector<std::uint32_t> neighbours(std::span<const Square> holes, Square step);

// Calls visit(first, middle, last) for each three holes in a row along which pegs jump, both ways;
// first < middle < last. In the order of jumps_of. O(holes) time, 4 bytes for each hole.
template <class Visit>
void for_each_line(const Puzzle& puzzle, Visit visit) {
  for (const Square step : steps_of(puzzle.directions)) {
    const std::vector<std::uint32_t> next = neighbours(puzzle.holes, step);
    for (std::uint32_t first = 0; first < next.size(); ++first) {
      const std::uint32_t middle = next[first];
      if (middle != no_hole && next[middle] != no_hole) visit(first, middle, next[middle]);
    }
  }
}

// The number of the hole on a square. O(log holes).
std::optional<std::uint32_t> hole_at(const Puzzle& puzzle, Square square);

// The same jump by its squares.
inline Jump on_squares(const Puzzle& puzzle, const HoleJump& jump) {
  return {puzzle.holes[jump.from], puzzle.holes[jump.to]};
}

}  // namespace hardboard::peg_solitaire
