// The jumps of a board, by the numbers of holes, for replay, refusals and searches.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

inline constexpr std::uint32_t no_hole = std::numeric_limits<std::uint32_t>::max();

// A jump by the numbers of its holes in Puzzle::holes.
struct HoleJump {
  std::uint32_t from = 0, over = 0, to = 0;
  friend bool operator==(const HoleJump&, const HoleJump&) = default;
};

// All jumps that are possible in any position of the board. Jumps 2k and 2k + 1 use the same three
// holes in opposite directions; jump 2k goes towards the larger number. Ordered by direction
// (horizontal, vertical, rising, falling), then by the smallest hole. O(holes) time; 12 bytes for
// each jump; at most 8 jumps start at a hole.
std::vector<HoleJump> jumps_of(const Puzzle& puzzle);

// The steps (dx, dy) of the puzzle's lines that lead to a hole of larger number.
std::vector<Square> steps_of(const Directions& directions);

// For each hole the number of the hole at (x + dx, y + dy), or no_hole. The holes must be sorted by
// y, then x. O(holes).
std::vector<std::uint32_t> neighbours(std::span<const Square> holes, Square step);

// For each hole the steps along lines to the nearest of some holes, or no_hole if none leads there.
// O(holes) time; 40 bytes for each hole on a board with all four directions.
std::vector<std::uint32_t> steps_from(const Puzzle& puzzle, std::vector<std::uint32_t> holes);

// Calls visit(first, middle, last) once for each three consecutive holes of a line along which pegs
// jump; first < middle < last. In the order of jumps_of, until a visit that returns a bool returns
// false. O(holes) time, 4 bytes for each hole.
template <class Visit>
void for_each_line(const Puzzle& puzzle, Visit visit) {
  for (const Square step : steps_of(puzzle.directions)) {
    const std::vector<std::uint32_t> next = neighbours(puzzle.holes, step);
    for (std::uint32_t first = 0; first < next.size(); ++first) {
      const std::uint32_t middle = next[first];
      if (middle == no_hole || next[middle] == no_hole) continue;
      if constexpr (std::is_void_v<decltype(visit(first, middle, first))>)
        visit(first, middle, next[middle]);
      else if (!visit(first, middle, next[middle]))
        return;
    }
  }
}

// The number of the hole on a square; nothing if the square is no hole. O(log holes).
std::optional<std::uint32_t> hole_at(const Puzzle& puzzle, Square square);

// The same jump by its squares.
inline Jump on_squares(const Puzzle& puzzle, const HoleJump& jump) {
  return {puzzle.holes[jump.from], puzzle.holes[jump.to]};
}

}  // namespace hardboard::peg_solitaire
