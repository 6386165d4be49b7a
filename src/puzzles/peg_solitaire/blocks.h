// The blocks of peg solitaire files: drawings of boards and targets, and lists of holes for boards
// too large and sparse to draw.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/drawing.h"
#include "base/scanner.h"
#include "puzzles/peg_solitaire/puzzle.h"
#include "puzzles/peg_solitaire/read.h"

namespace hardboard::peg_solitaire {

// Each scan reads lines up to the next key line or the end of the text. On failure it returns
// false, with the scanner's error set.

inline constexpr std::string_view drawing_letters = "o.#";

// A drawing in the cells `o`, `.` and `#`, with rows of equal length.
struct Drawing {
  std::int64_t width = 0, height = 0;
  std::vector<char> tokens;  // rows from the top

  char at(std::int64_t column, std::int64_t row_from_below) const {
    return tokens[static_cast<std::size_t>((height - 1 - row_from_below) * width + column)];
  }
};

// `origin` is the lower left square; the scan refuses squares outside the plane. O(size).
bool scan_drawing(Scanner& in, Square origin, Drawing& drawing);

// Returns the first token of the drawing, row by row from the top, with `is_wrong(column,
// row_from_below)`; there must be one. `in` stands behind the key line of the block. O(size).
template <class IsWrong>
std::string_view find_token(Scanner& in, const Drawing& drawing, IsWrong is_wrong) {
  std::string_view found;
  DrawingSize size;
  hardboard::scan_drawing(in, file_keys, {}, drawing_letters, false, size,
                          [&](std::string_view cell, std::int64_t column, std::int64_t row) {
                            if (is_wrong(column, drawing.height - 1 - row)) found = cell;
                            return found.empty();
                          });
  return found;
}

// Reads lines `x y PEG`, or lines `x y PEG TARGET`, where PEG and TARGET are `o` or `.`, into the
// puzzle's holes, pegs and target, with the holes sorted by y, then x. O(n log n) for n holes.
bool scan_holes(Scanner& in, Puzzle& puzzle);

}  // namespace hardboard::peg_solitaire
