// The blocks of peg solitaire files: drawings of boards and targets, and lists of holes for boards
// too large and sparse to draw.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/scanner.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// Each scan reads lines up to the next key line or the end of the text. On failure it returns false
// and the scanner knows why.

// A picture in tokens `o`, `.`, `#`, all rows equally long.
struct Drawing {
  std::int64_t width = 0, height = 0;
  std::vector<char> tokens;  // rows from the top

  char at(std::int64_t column, std::int64_t row_from_below) const {
    return tokens[static_cast<std::size_t>((height - 1 - row_from_below) * width + column)];
  }
};

// `origin` is the lower left square, for what would go beyond the plane. O(size).
bool scan_drawing(Scanner& in, Square origin, Drawing& drawing);

// Stands at the first token of the drawing, row by row from the top, for which `is_wrong(column,
// row_from_below)`; there must be one. `in` stands behind the key line of the block. O(size).
template <class IsWrong>
std::string_view find_token(Scanner& in, const Drawing& drawing, IsWrong is_wrong) {
  for (std::int64_t row = drawing.height; row-- > 0;) {
    std::string_view word;
    while (word.empty() && in.next_raw_line()) word = in.next_word();
    for (std::int64_t column = 0; column < drawing.width; ++column, word = in.next_word())
      if (is_wrong(column, row)) return word;
  }
  return {};
}

// Lines `x y PEG`, or `x y PEG TARGET` in all of them, PEG and TARGET being `o` or `.`: puts holes,
// pegs and target into the puzzle, the holes sorted by y, then x. O(n log n) for n holes.
bool scan_holes(Scanner& in, Puzzle& puzzle);

}  // namespace hardboard::peg_solitaire
