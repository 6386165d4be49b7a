// A position as one side sees it before its turn, for the searches of this folder: flat bytes.
#pragma once

#include <cstdint>
#include <vector>

#include "puzzles/push_fight/puzzle.h"
#include "puzzles/push_fight/rules.h"

namespace hardboard::push_fight {

enum class Man : std::uint8_t { none, pawn, king, enemy };

// What stands on each square. The other side's pieces don't move during the turn.
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

// The lines along which a piece of the other side can be pushed off: from the square at its end
// with an open edge, back to where no king could push any more (an edge, the anchored king).
// Squares come from the end backwards; a king of the side to move on squares[i], i > 0, wins if
// squares[0 .. i - 1] are all occupied.
struct WinningLine {
  Direction direction = Direction::up;  // of the push
  std::vector<std::uint32_t> squares;
};

// O(squares + lengths of the lines).
std::vector<WinningLine> winning_lines(const Board& board, const Position& position);

}  // namespace hardboard::push_fight
