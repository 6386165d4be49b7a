// A Solo Chess puzzle: pieces on the plane, each with a type and a budget of captures.
//
// The rules: every move is a capture; the budget of a piece bounds its captures, and some puzzles
// bound more; no piece can capture the piece `last`, if there is one. The puzzle is solved when one
// piece remains, on the square `goal` if there is one.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/square.h"
#include "puzzles/budgets.h"
#include "puzzles/solo_chess/piece_type.h"

namespace hardboard::solo_chess {

inline constexpr std::string_view kind_name = "solo-chess";

inline constexpr std::uint32_t unlimited = unlimited_budget;

struct Piece {
  Square square;
  std::uint32_t budget = unlimited;  // the most captures of the piece, or their length in all
  std::uint8_t type = 0;             // index into Puzzle::types
  bool has_captured = false;         // before the puzzle begins: see Bounds::capturers
};

// What a puzzle may bound beside the captures of each piece (Aravind et al. 2022, section 5). The
// length of a capture is the number of steps that a king would take on an empty board. Bounds only
// take captures away: what refuses a puzzle without them refuses the puzzle.
struct Bounds {
  bool on_distance = false;           // budgets bound the sum of the lengths of a piece's captures
  std::uint32_t shortest = 1;         // the least length of a capture
  std::uint32_t longest = unlimited;  // the greatest
  std::uint32_t capturers = unlimited;  // the most pieces that capture; those that have captured
                                        // before the puzzle begins count no more
  friend bool operator==(const Bounds&, const Bounds&) = default;
  bool are_usual() const { return *this == Bounds(); }
  bool allow(std::int64_t length) const {
    return length >= shortest && (longest == unlimited || length <= longest);
  }
  // What a capture of this length takes of its piece's budget.
  std::uint64_t cost(std::int64_t length) const {
    return on_distance ? static_cast<std::uint64_t>(length) : 1;
  }
};

// Of a capture between different squares.
constexpr std::int64_t length_between(Square a, Square b) {
  const std::int64_t x = std::int64_t{b.x} - a.x, y = std::int64_t{b.y} - a.y;
  return std::max(x < 0 ? -x : x, y < 0 ? -y : y);
}

// The lower left square and the size of a drawn board; all pieces lie inside.
struct Frame {
  Square origin{1, 1};
  std::int32_t width = 0;
  std::int32_t height = 0;
};

// Readers return only puzzles that keep these promises: at least one piece, at most one on a
// square, `last` is the only piece of its type, a piece stands on `goal`, at most 255 types.
struct Puzzle {
  std::vector<PieceType> types;
  std::vector<Piece> pieces;         // in file order: board rows from the top, or list order
  std::uint32_t budget = unlimited;  // of a piece without a budget of its own in the file
  Bounds bounds;
  std::optional<std::uint32_t> last;  // index into pieces
  std::optional<Square> goal;
  std::optional<Frame> frame;  // only for puzzles given as a board or FEN
  std::string id;              // from the EPD operation `id`, else empty
};

}  // namespace hardboard::solo_chess
