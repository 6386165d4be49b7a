// A Solo Chess puzzle: pieces on the plane, each with a type and a budget of captures.
//
// The rules: every move is a capture; a piece may capture as often as its budget says; the piece
// named `last`, if there is one, can't be captured. Solved when one piece remains, and that one on
// `goal`, if there is one.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/square.h"
#include "puzzles/solo_chess/piece_type.h"

namespace hardboard::solo_chess {

inline constexpr std::string_view kind_name = "solo-chess";

inline constexpr std::uint32_t unlimited = std::numeric_limits<std::uint32_t>::max();

struct Piece {
  Square square;
  std::uint32_t budget = unlimited;  // captures that it may make; `unlimited` for no bound
  std::uint8_t type = 0;             // index into Puzzle::types
};

// The lower left square and the size of a board that was drawn; pieces lie inside.
struct Frame {
  Square origin{1, 1};
  std::int32_t width = 0;
  std::int32_t height = 0;
};

// A reader hands out only puzzles that keep these promises: at least one piece, no two on a square,
// `last` is the only piece of its type, `goal` holds a piece, at most 255 types.
struct Puzzle {
  std::vector<PieceType> types;
  std::vector<Piece> pieces;          // in file order: board rows from the top, or list order
  std::uint32_t budget = unlimited;   // what a piece has where the file gives it none of its own
  std::optional<std::uint32_t> last;  // index into pieces
  std::optional<Square> goal;
  std::optional<Frame> frame;  // only for puzzles given as a board or FEN
  std::string id;              // EPD operation `id`, else empty
};

}  // namespace hardboard::solo_chess
