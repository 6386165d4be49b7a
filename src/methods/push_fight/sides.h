// A position on bits, as the side to move sees it.
#pragma once

#include <compare>
#include <cstdint>

#include "methods/push_fight/field.h"

namespace hardboard::push_fight {

// The pieces of both sides, each a set of places of the field.
template <class Word>
struct Sides {
  Word kings{}, pawns{};              // of the side to move
  Word enemy_kings{}, enemy_pawns{};  // of the other side
  Word anchor{};                      // an enemy king, or empty
  friend auto operator<=>(const Sides&, const Sides&) = default;

  Word own() const { return kings | pawns; }
  Word enemy() const { return enemy_kings | enemy_pawns; }
  Word occupied() const { return own() | enemy(); }
};

// The sides of a position on the field's board. O(squares).
template <class Word>
Sides<Word> sides_of(const Field<Word>& field, const Position& position) {
  Sides<Word> sides;
  for (std::uint32_t s = 0; s < position.pieces.size(); ++s) {
    const Piece piece = position.pieces[s];
    if (piece == Piece::none) continue;
    const bool is_own = belongs(piece, position.turn);
    const bool is_king = piece == Piece::white_king || piece == Piece::black_king;
    add_place(is_own ? (is_king ? sides.kings : sides.pawns)
                     : (is_king ? sides.enemy_kings : sides.enemy_pawns),
              field.place(s));
  }
  if (position.anchor != no_anchor) sides.anchor = bit<Word>(field.place(position.anchor));
  return sides;
}

// The position with these sides, where `turn` is to move. O(squares).
template <class Word>
Position position_of(const Field<Word>& field, const Sides<Word>& sides, Side turn) {
  Position position;
  position.turn = turn;
  std::uint32_t square = 0;
  const auto put = [&](Word word, Piece piece) {
    while (any(word)) {
      square = field.square(lowest(word));
      take_lowest(word);
      position.pieces[square] = piece;
    }
  };
  std::uint32_t squares = 0;
  for (Word all = field.all(); any(all); take_lowest(all)) ++squares;
  position.pieces.assign(squares, Piece::none);
  put(sides.kings, king_of(turn));
  put(sides.pawns, pawn_of(turn));
  put(sides.enemy_kings, king_of(other(turn)));
  put(sides.enemy_pawns, pawn_of(other(turn)));
  if (any(sides.anchor)) position.anchor = field.square(lowest(sides.anchor));
  return position;
}

}  // namespace hardboard::push_fight
