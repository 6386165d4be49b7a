// Random positions of Push Fight.
#pragma once

#include "base/random.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/index.h"
#include "puzzles/push_fight/rules.h"

namespace hardboard::bench {

// White to move, both sides with the same pieces anywhere, the anchor on one of black's kings.
inline push_fight::Position random_push_position(
    Random& random, const push_fight::Board& board = push_fight::standard_board(),
    push_fight::Force force = {3, 2}) {
  using push_fight::Piece;
  push_fight::Position position;
  position.pieces.assign(board.size(), Piece::none);
  const auto put = [&](Piece piece, std::uint32_t count) {
    while (count > 0) {
      const auto square = static_cast<std::uint32_t>(random.below(board.size()));
      if (position.pieces[square] != Piece::none) continue;
      position.pieces[square] = piece;
      if (piece == Piece::black_king && position.anchor == push_fight::no_anchor)
        position.anchor = square;
      --count;
    }
  };
  put(Piece::white_king, force.kings);
  put(Piece::white_pawn, force.pawns);
  put(Piece::black_king, force.kings);
  put(Piece::black_pawn, force.pawns);
  return position;
}

}  // namespace hardboard::bench
