// A Solo Chess puzzle: pieces on the plane, each with a type and a budget of captures.
//
// The rules: every move is a capture; the budget of a piece bounds its captures; no piece can
// capture the piece `last`, if there is one. The puzzle is solved when one piece remains, on the
// square `goal` if there is one.
#pragma once

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
  std::uint32_t budget = unlimited;  // the most captures of the piece
  std::uint8_t type = 0;             // index into Puzzle::types
};

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
  std::vector<Piece> pieces;          // in file order: board rows from the top, or list order
  std::uint32_t budget = unlimited;   // of a piece without a budget of its own in the file
  std::optional<std::uint32_t> last;  // index into pieces
  std::optional<Square> goal;
  std::optional<Frame> frame;  // only for puzzles given as a board or FEN
  std::string id;              // from the EPD operation `id`, else empty
};

}  // namespace hardboard::solo_chess
