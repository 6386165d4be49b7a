// A board whose pieces all stand on one line: a row, a column, a diagonal, or, for three pieces or
// more, any other line of the lattice. On such a board each piece is a rook, a king, or stands
// still.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// The captures of a piece along the line: none, the neighbouring squares, or any distance on both
// sides. A queen on a row is a rook, and so is a bishop on a diagonal; a knight on a row stands
// still.
enum class LineReach : std::uint8_t { still, king, rook };

// Places are numbered from one end of the line to the other.
struct Row {
  std::vector<std::uint32_t> piece;    // index into Puzzle::pieces
  std::vector<std::uint32_t> budget;   // at most n - 1, the most captures of a solution; 0 if still
  std::vector<LineReach> reach;        // `still` if the budget is 0
  std::vector<bool> next_to_previous;  // is the previous place the next square?
  std::optional<std::uint32_t> last, goal;

  std::uint32_t size() const { return static_cast<std::uint32_t>(piece.size()); }
};

// The row, or the reason why the puzzle is none: the pieces are not on one line (or are two pieces
// that share no row, column or diagonal), or some piece captures along the line in another way than
// LineReach knows. O(n) time; 42 bytes a piece, ten of them in the result.
std::variant<Row, std::string> row_of(const Puzzle& puzzle);

// The same reason; empty for a row. O(n).
std::string row_why_not(const Puzzle& puzzle);

}  // namespace hardboard::solo_chess
