// A position as the side to move sees it, in flat arrays of bytes, for the searches for a mate.
#pragma once

#include <cstdint>
#include <vector>

#include "puzzles/push_fight/puzzle.h"
#include "puzzles/push_fight/rules.h"

namespace hardboard::push_fight {

enum class Man : std::uint8_t { none, pawn, king, enemy };

// The man on each square. Pieces of the other side count alike: they do not move in this turn.
inline std::vector<Man> men_of(const Position& position) {
  std::vector<Man> men;
  men.reserve(position.pieces.size());
  for (const Piece piece : position.pieces) {
    men.push_back(piece == Piece::none              ? Man::none
                  : !belongs(piece, position.turn)  ? Man::enemy
                  : piece == king_of(position.turn) ? Man::king
                                                    : Man::pawn);
  }
  return men;
}

// A line along which a piece of the other side can be pushed off the board. The line begins at an
// open edge with that piece, squares[0], and goes back against the push to the last square before
// an edge or the anchored king. A king of the side to move on squares[i], i > 0, can push if
// squares[0 .. i - 1] are all occupied.
struct WinningLine {
  Direction direction = Direction::up;  // of the push
  std::vector<std::uint32_t> squares;
};

// All lines of the position. O(squares + lengths of the lines).
std::vector<WinningLine> winning_lines(const Board& board, const Position& position);

}  // namespace hardboard::push_fight
