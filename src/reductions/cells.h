// Cells of boards for pieces that move along lines, and how the cells lie on the plane: for rooks
// as they are, for bishops turned, for queens so that no two of them share a diagonal.
#pragma once

#include <cstdint>
#include <optional>

#include "base/square.h"

namespace hardboard {

struct Cell {
  std::int64_t column = 0, row = 0;
  friend auto operator<=>(const Cell&, const Cell&) = default;
};

// A square from wide coordinates; nothing if these exceed 32 bits.
std::optional<Square> square_at(std::int64_t x, std::int64_t y);

// How the cells lie on the plane: stretched, then perhaps turned, so that rows and columns become
// diagonals. If `wide` is at least the number of rows (and `high` is 1), no two cells share a
// diagonal before the turn: cells of different columns are farther apart than the board is high.
struct Placement {
  std::int64_t wide = 1, high = 1;  // stretches of columns and rows
  bool turned = false;

  std::optional<Square> square(Cell cell) const;
  Cell cell(Square square) const;  // the inverse
};

}  // namespace hardboard
