// Random positions of the published board of Push Fight.
#pragma once

#include <array>

#include "base/random.h"
#include "puzzles/push_fight/rules.h"

namespace hardboard::bench {

// White to move, ten pieces on ten squares, the anchor on one of black's kings.
inline push_fight::Position random_push_position(Random& random) {
  using push_fight::Piece;
  constexpr std::array<Piece, 10> men = {Piece::white_king, Piece::white_king, Piece::white_king,
                                         Piece::white_pawn, Piece::white_pawn, Piece::black_king,
                                         Piece::black_king, Piece::black_king, Piece::black_pawn,
                                         Piece::black_pawn};
  push_fight::Position position;
  position.pieces.assign(26, Piece::none);
  for (std::size_t i = 0; i < men.size();) {
    const std::uint64_t square = random.below(26);
    if (position.pieces[square] != Piece::none) continue;
    position.pieces[square] = men[i++];
    if (i == 6) position.anchor = static_cast<std::uint32_t>(square);
  }
  return position;
}

}  // namespace hardboard::bench
