// The board of Aravind et al. 2022, Theorem 2, which turns a red-blue dominating set into rooks,
// and its images for queens and bishops. With one mend: as printed, the rook on the target cell may
// capture once, and then the board allows k + 1 reds (docs/errata.md).
//
// Cells (column, row) of the rooks' board for reds i = 1..n and blues j = 1..m:
//   (i, 2m + 1)            for each red a rook that may capture once
//   (i, 2j - 1)            for each edge a rook that may capture once
//   (n + j, 2j - 1)        for each blue a collector that may capture twice
//   (n + m + l, 2m + 1)    for l = 1..k a cleaner that may capture twice
//   (n + m + k + 1, 2m + 1) the target, which may not capture
//
// A row can only be cleared if its collector captures in a column of a red and leaves the row along
// that column. The rook that arrives in the top row can capture no more, so that a cleaner must
// capture this rook: k cleaners serve k columns.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/limits.h"
#include "base/result.h"
#include "problems/red_blue/puzzle.h"
#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/puzzle.h"
#include "reductions/reduction.h"

namespace hardboard::red_blue_board {

struct Cell {
  std::int64_t column = 0, row = 0;
  friend bool operator==(const Cell&, const Cell&) = default;
};

// How cells lie on the plane.
enum class Look : std::uint8_t {
  rooks,    // as they are
  queens,   // columns farther apart than the board is high: no two cells share a diagonal
  bishops,  // turned, so that rows and columns become diagonals
};

// The measures of a board. More cleaners than reds never help, so that there are at most as many.
struct Layout {
  std::int64_t reds = 0, blues = 0, cleaners = 0;
  Look look = Look::rooks;
  std::int64_t spread = 1;  // between two columns, for queens

  std::int64_t top() const { return 2 * blues + 1; }
  std::int64_t row(std::int64_t blue) const { return 2 * blue - 1; }
  Cell collector(std::int64_t blue) const { return {reds + blue, row(blue)}; }
  Cell cleaner(std::int64_t number) const { return {reds + blues + number, top()}; }
  Cell target() const { return {reds + blues + cleaners + 1, top()}; }

  Square square(Cell cell) const;
  Cell cell(Square square) const;  // the inverse
};

// Queens take the least spread that keeps diagonals empty, unless a larger one is given.
Layout layout_of(const red_blue::Puzzle& source, Look look, std::int64_t spread = 0);

// The number of pieces of a board.
std::uint64_t pieces_of(const red_blue::Puzzle& source);

// The reason why the source has no such board: classes, or a board that exceeds the memory of the
// limits or the range of coordinates; nothing if it has one.
std::optional<InputError> why_not(const red_blue::Puzzle& source, const Layout& layout,
                                  const Limits& limits);

// The board, its pieces in the order of the list above. O(pieces).
solo_chess::Puzzle board_of(const red_blue::Puzzle& source, const Layout& layout,
                            std::uint32_t budget_of_target);

// Captures that solve the board, from a solution of the source. O(pieces).
std::vector<capture::Capture<Square>> captures_of(const red_blue::Puzzle& source,
                                                  const Layout& layout,
                                                  std::span<const std::uint32_t> reds);

// From the captures of any solution of the board: the reds in whose columns a rook arrived that can
// capture no more, in the top row or in the row where the game ended; but for reds whose blues the
// others dominate. These reds solve the source if the target may not capture. O(pieces log reds).
std::vector<std::uint32_t> reds_of(const red_blue::Puzzle& source, const Layout& layout,
                                   const solo_chess::Puzzle& board,
                                   std::span<const capture::Capture<Square>> captures);

// For each capture: the choice that it stands for, or nothing.
std::vector<std::string> meanings_of(const Layout& layout,
                                     std::span<const capture::Capture<Square>> captures);

// A part for each red, its column's rook in the top row and its edges' rooks; for each blue its
// collector; the cleaners; the target. O(pieces).
std::vector<Part> parts_of(const red_blue::Puzzle& source, const Layout& layout);

}  // namespace hardboard::red_blue_board
