// A board whose pieces all stand on one line: a row, a column, a diagonal, or, if they are three at
// least, any other line of the lattice. There a piece is a rook, a king, or stands still; nothing
// else about it matters.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// How a piece captures along the line: not at all, the next square on either side, or any distance
// on either side. A queen on a row is a rook, a bishop on a diagonal too; a knight stands still.
enum class LineReach : std::uint8_t { still, king, rook };

// Places are numbered from one end of the line to the other.
struct Row {
  std::vector<std::uint32_t> piece;    // index into Puzzle::pieces
  std::vector<std::uint32_t> budget;   // at most n - 1, which no piece can spend; 0 if it is still
  std::vector<LineReach> reach;        // `still` if the budget is 0
  std::vector<bool> next_to_previous;  // its square and that of the place before are neighbours
  std::optional<std::uint32_t> last, goal;

  std::uint32_t size() const { return static_cast<std::uint32_t>(piece.size()); }
};

// The row, or in words why it is none: the pieces are not on one line (or are two that share no
// row, column or diagonal), or one of them captures along it neither as a king nor as a rook nor
// never. O(n) time; 42 bytes a piece, ten of them kept.
std::variant<Row, std::string> row_of(const Puzzle& puzzle);

// The same words, empty for a row. O(n).
std::string row_why_not(const Puzzle& puzzle);

}  // namespace hardboard::solo_chess
