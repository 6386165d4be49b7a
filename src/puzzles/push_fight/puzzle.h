// Push Fight, generalised (Bosboom, Demaine, Rudoy 2018, section 2): a board of any shape with
// holes, rails on some of its edges, kings and pawns of two sides, and the anchor.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <vector>

#include "base/square.h"

namespace hardboard::push_fight {

inline constexpr std::string_view kind_name = "push-fight";

enum class Piece : std::uint8_t { none, white_king, white_pawn, black_king, black_pawn };
enum class Side : std::uint8_t { white, black };
enum class Direction : std::uint8_t { up, right, down, left };

inline constexpr std::array directions = {Direction::up, Direction::right, Direction::down,
                                          Direction::left};

constexpr Side other(Side side) {
  return side == Side::white ? Side::black : Side::white;
}
constexpr Direction opposite(Direction direction) {
  return static_cast<Direction>((static_cast<unsigned>(direction) + 2) % 4);
}
constexpr Piece king_of(Side side) {
  return side == Side::white ? Piece::white_king : Piece::black_king;
}
constexpr Piece pawn_of(Side side) {
  return side == Side::white ? Piece::white_pawn : Piece::black_pawn;
}
constexpr bool belongs(Piece piece, Side side) {
  return piece == king_of(side) || piece == pawn_of(side);
}

// Stand-ins for an index of a neighbour: the edge leads off the board, or a rail stands there.
inline constexpr std::uint32_t off_board = std::numeric_limits<std::uint32_t>::max();
inline constexpr std::uint32_t rail = off_board - 1;  // off the board, behind a rail
inline constexpr std::uint32_t most_squares = 4'000'000;

// Squares in reading order, y falling, then x rising, without repetition. `next` holds for each
// square and direction the index of the neighbour, `off_board` or `rail`.
struct Board {
  std::vector<Square> squares;
  std::vector<std::array<std::uint32_t, 4>> next;
  friend bool operator==(const Board&, const Board&) = default;

  std::uint32_t size() const { return static_cast<std::uint32_t>(squares.size()); }
  std::uint32_t step(std::uint32_t square, Direction direction) const {
    return next[square][static_cast<unsigned>(direction)];
  }
};

inline constexpr std::uint32_t no_anchor = off_board;

// A piece (or none) for each square of the board. The anchor stands on a king of the side that is
// not to move. Without an anchor white is to move, unless the file says otherwise.
struct Position {
  std::vector<Piece> pieces;
  std::uint32_t anchor = no_anchor;
  Side turn = Side::white;
  friend bool operator==(const Position&, const Position&) = default;
};

enum class Question : std::uint8_t {
  mate_in_1,  // can the side to move push off a piece of the other side in this turn?
  winner,     // who wins if both play best?
};

inline constexpr std::uint32_t unlimited_moves = std::numeric_limits<std::uint32_t>::max();

// Readers promise: 1 to most_squares squares; boards and positions as above.
struct Puzzle {
  Board board;
  Position position;
  Question question = Question::mate_in_1;
  std::uint32_t moves = 2;  // at most this many before the push
  friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

// A turn from outside the program, which may hold any squares.
struct Move {
  Square from{}, to{};
  friend bool operator==(const Move&, const Move&) = default;
};
struct Push {
  Square from{};
  Direction direction = Direction::up;
  friend bool operator==(const Push&, const Push&) = default;
};
struct Turn {
  std::vector<Move> moves;
  Push push;
  friend bool operator==(const Turn&, const Turn&) = default;
};

}  // namespace hardboard::push_fight
