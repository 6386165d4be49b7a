#include "puzzles/push_fight/board.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "base/contract.h"

namespace hardboard::push_fight {
namespace {

bool reads_before(Square a, Square b) {
  return a.y != b.y ? a.y > b.y : a.x < b.x;
}

void join(Board& board, std::uint32_t from, Direction direction, std::uint32_t to) {
  board.next[from][static_cast<unsigned>(direction)] = to;
  board.next[to][static_cast<unsigned>(opposite(direction))] = from;
}

// Finds the square straight below each square: two pointers run through the board once, in reading
// order.
void join_neighbours(Board& board) {
  const std::uint32_t size = board.size();
  std::uint32_t below = 0;
  for (std::uint32_t s = 0; s < size; ++s) {
    const Square square = board.squares[s];
    // The next square in reading order lies further right in the row, or in a lower row: neither of
    // these sums leaves the integers.
    if (s + 1 < size && board.squares[s + 1].y == square.y &&
        board.squares[s + 1].x - 1 == square.x)
      join(board, s, Direction::right, s + 1);
    if (square.y == std::numeric_limits<std::int32_t>::min()) continue;
    const Square wanted{square.x, square.y - 1};
    while (below < size && reads_before(board.squares[below], wanted)) ++below;
    if (below < size && board.squares[below] == wanted) join(board, s, Direction::down, below);
  }
}

constexpr std::string_view letters = ".OoXx";  // of the values of Piece, in order
constexpr std::size_t standard_size = 26;

}  // namespace

Board board_of(std::vector<Square> squares, std::span<const Edge> rails) {
  Board board;
  board.squares = std::move(squares);
  std::sort(board.squares.begin(), board.squares.end(), reads_before);
  board.next.assign(board.squares.size(), {off_board, off_board, off_board, off_board});
  join_neighbours(board);
  for (const Edge& edge : rails) {
    const std::optional<std::uint32_t> square = index_of(board, edge.square);
    promise(square && board.step(*square, edge.direction) >= rail,
            "a rail stands at an edge of the board");
    board.next[*square][static_cast<unsigned>(edge.direction)] = rail;
  }
  return board;
}

std::optional<std::uint32_t> index_of(const Board& board, Square square) {
  const auto found =
      std::lower_bound(board.squares.begin(), board.squares.end(), square, reads_before);
  if (found == board.squares.end() || *found != square) return std::nullopt;
  return static_cast<std::uint32_t>(found - board.squares.begin());
}

const Board& standard_board() {
  static const Board board = [] {
    std::vector<Square> squares;
    std::vector<Edge> rails;
    for (std::int32_t x = 1; x <= 8; ++x) {
      if (x >= 3 && x <= 7) {
        squares.push_back({x, 4});
        rails.push_back({{x, 4}, Direction::up});
      }
      squares.push_back({x, 3});
      squares.push_back({x, 2});
      if (x >= 2 && x <= 6) {
        squares.push_back({x, 1});
        rails.push_back({{x, 1}, Direction::down});
      }
    }
    return board_of(std::move(squares), rails);
  }();
  return board;
}

std::optional<Position> standard_position(std::string_view text, std::size_t* bad) {
  std::size_t ignored = 0;
  std::size_t& at = bad == nullptr ? ignored : *bad;
  Position position;
  position.pieces.assign(standard_size, Piece::none);
  at = text.size();
  if (text.size() != standard_size) return std::nullopt;
  for (std::uint32_t s = 0; s < standard_size; ++s) {
    const bool anchored = text[s] == 'P' || text[s] == 'Y';
    const std::size_t piece = letters.find(anchored ? (text[s] == 'P' ? 'O' : 'X') : text[s]);
    if (piece == letters.npos || (anchored && position.anchor != no_anchor)) {
      at = s;
      return std::nullopt;
    }
    position.pieces[s] = static_cast<Piece>(piece);
    if (!anchored) continue;
    position.anchor = s;
    position.turn = text[s] == 'P' ? Side::black : Side::white;
  }
  return position;
}

std::string standard_string(const Position& position) {
  promise(position.pieces.size() == standard_size, "the position is on the standard board");
  std::string text;
  for (const Piece piece : position.pieces) text += letters[static_cast<std::size_t>(piece)];
  if (position.anchor != no_anchor)
    text[position.anchor] = text[position.anchor] == 'O' ? 'P' : 'Y';
  return text;
}

}  // namespace hardboard::push_fight
