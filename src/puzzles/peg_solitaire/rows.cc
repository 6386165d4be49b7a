#include "puzzles/peg_solitaire/rows.h"

#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {

std::optional<Rows> rows_of(const Puzzle& puzzle) {
  const std::size_t holes = puzzle.holes.size();
  std::vector<std::uint32_t> next_in_row(holes, no_hole);
  std::vector<std::uint8_t> has_before(holes, 0);  // is the hole the next one of another?
  // Has the hole lines in a direction before this one, in this one?
  std::vector<std::uint8_t> has_lines(holes, 0), has_lines_now;
  for (const Square step : steps_of(puzzle.directions)) {
    const std::vector<std::uint32_t> next = neighbours(puzzle.holes, step);
    has_lines_now.assign(holes, 0);
    for (std::uint32_t first = 0; first < holes; ++first) {
      const std::uint32_t middle = next[first];
      if (middle == no_hole || next[middle] == no_hole) continue;
      for (const std::uint32_t hole : {first, middle, next[middle]}) {
        if (has_lines[hole] != 0) return std::nullopt;
        has_lines_now[hole] = 1;
      }
      next_in_row[first] = middle;
      next_in_row[middle] = next[middle];
      has_before[middle] = has_before[next[middle]] = 1;
    }
    for (std::uint32_t hole = 0; hole < holes; ++hole) has_lines[hole] |= has_lines_now[hole];
  }
  Rows rows;
  for (std::uint32_t first = 0; first < holes; ++first) {
    if (has_before[first] != 0) continue;
    std::vector<std::uint32_t>& row = rows.emplace_back();
    for (std::uint32_t hole = first; hole != no_hole; hole = next_in_row[hole]) row.push_back(hole);
  }
  return rows;
}

}  // namespace hardboard::peg_solitaire
