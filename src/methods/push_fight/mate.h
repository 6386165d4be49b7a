// Mate-in-1 within at most two moves, decided from the lines that win instead of by trying turns:
// most positions are decided by a few instructions on bits.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "methods/push_fight/turns.h"

namespace hardboard::push_fight {

template <class Word>
class MateFinder {
public:
  // Keeps a reference to the field.
  explicit MateFinder(const Field<Word>& field) : field_(field) {}

  // A turn that mates: moves as (from, to), then the king that pushes.
  struct Found {
    std::array<std::pair<Word, Word>, 2> moves;
    unsigned count = 0;  // of moves
    Word king{};
    Direction direction = Direction::up;
  };

  // Whether the side to move can make a piece of the other side fall in this turn, with at most
  // `moves` moves, which must be 0, 1 or 2. A twentieth of a microsecond on the published board.
  bool mates(const Sides<Word>& sides, unsigned moves) {
    sides_ = &sides;
    own_ = sides.own();
    enemy_ = sides.enemy();
    empty_ = field_.all() & ~(own_ | enemy_);
    moves_ = moves;
    for (const Direction direction : directions) {
      found_.direction = direction;
      for (Word ends = enemy_ & ~sides.anchor & field_.open(direction); any(ends);)
        if (line_wins(take_lowest(ends), direction)) return true;
    }
    return false;
  }

  // After mates() has said so: the turn. Not always one with the fewest moves.
  const Found& found() const { return found_; }

private:
  bool wins(const Word& from, const Word& to) {
    found_.moves[0] = {from, to};
    found_.count = 1;
    return true;
  }
  bool wins(const Word& from, const Word& to, const Word& second_from, const Word& second_to) {
    found_.moves = {{{from, to}, {second_from, second_to}}};
    found_.count = 2;
    return true;
  }
  static Word one_of(Word word) { return take_lowest(word); }

  // Goes back along the line. Each square that is not the other side's is a place for the king that
  // pushes. What must come to the line: a piece to each hole before that place, a king to the
  // place. With more than two of these there is no mate here. Behind the first own king no place
  // is better than that king's: all that its push lacks is lacking there too.
  bool line_wins(const Word& end, Direction direction) {
    const Direction back = opposite(direction);
    unsigned holes = 0;
    Word first{}, second{};  // holes
    line_ = Word{};          // own pawns that must stay
    for (Word place = field_.step(end, back); any(place); place = field_.step(place, back)) {
      if (any(place & enemy_)) {
        if (any(place & sides_->anchor)) return false;
        continue;
      }
      found_.king = place;
      if (any(place & sides_->kings)) {
        if (holes == 0) {
          found_.count = 0;
          return true;
        }
        return holes == 1 ? fill(first, place) : fill_both(first, second, line_ | place);
      }
      if (any(place & empty_)) {
        if (holes < moves_ && (holes == 0 ? king_comes(place) : king_comes_and_fill(place, first)))
          return true;
        (holes == 0 ? first : second) = place;
        if (++holes > moves_) return false;
      } else {
        if (moves_ == 2 && holes < 2 &&
            (holes == 0 ? pawn_leaves(place) : pawn_fills(place, first)))
          return true;
        line_ |= place;
      }
    }
    return false;
  }

  // The squares from which one can move to `to` over squares of `empty`, if something stands there.
  Word origins(const Word& to, const Word& empty) const {
    return field_.near(to | field_.flood(to, empty));
  }

  // The king is in place, and one hole remains.
  bool fill(const Word& hole, const Word& king) {
    const Word candidates = origins(hole, empty_) & own_;
    const Word free = candidates & ~(line_ | king);
    if (any(free)) return wins(one_of(free), hole);
    if (moves_ < 2) return false;
    // Nobody else gets there, so the first move is to the hole, from the line, where another piece
    // fills the gap. (To clear the way for another piece a third one would have to touch the
    // hole's part; but then it can go there itself.)
    for (Word pieces = candidates & line_; any(pieces);) {
      const Word piece = take_lowest(pieces);
      const Word others = origins(piece, empty_ ^ hole ^ piece) & own_ & ~(line_ | king);
      if (any(others)) return wins(piece, hole, one_of(others), piece);
    }
    return false;
  }

  // The king is in place; two holes take a move each, in either order, of men not on `fixed`.
  bool fill_both(const Word& a, const Word& b, const Word& fixed) {
    return fill_in_turn(a, b, fixed) || fill_in_turn(b, a, fixed);
  }
  bool fill_in_turn(const Word& early, const Word& late, const Word& fixed) {
    for (Word pieces = origins(early, empty_) & own_ & ~fixed; any(pieces);) {
      const Word piece = take_lowest(pieces);
      const Word others = origins(late, empty_ ^ early ^ piece) & own_ & ~fixed & ~piece;
      if (any(others)) return wins(piece, early, one_of(others), late);
    }
    return false;
  }

  // Only the king is missing; its place is empty.
  bool king_comes(const Word& place) {
    const Word candidates = origins(place, empty_) & own_;
    const Word kings = candidates & sides_->kings;
    if (any(kings)) return wins(one_of(kings), place);
    if (moves_ < 2) return false;
    // A pawn in its way goes first.
    for (Word pawns = candidates & ~line_; any(pawns);) {
      const Word pawn = take_lowest(pawns);
      if (any(origins(place, empty_ | pawn) & sides_->kings) && clear_way(pawn, place)) return true;
    }
    return false;
  }
  // The pawn goes where it leaves a king's way to the place open. (The place may be its own.)
  bool clear_way(const Word& pawn, const Word& place) {
    for (Word targets = field_.flood(pawn, empty_) & ~place; any(targets);) {
      const Word target = take_lowest(targets);
      const Word kings = origins(place, (empty_ | pawn) & ~target) & sides_->kings;
      if (any(kings)) return wins(pawn, target, one_of(kings), place);
    }
    return false;
  }

  // A king to its empty place and a piece to a hole, in either order.
  bool king_comes_and_fill(const Word& place, const Word& hole) {
    for (Word pawns = origins(hole, empty_) & sides_->pawns & ~line_; any(pawns);) {
      const Word pawn = take_lowest(pawns);
      const Word kings = origins(place, empty_ ^ hole ^ pawn) & sides_->kings;
      if (any(kings)) return wins(pawn, hole, one_of(kings), place);
    }
    for (Word kings = origins(place, empty_) & sides_->kings; any(kings);) {
      const Word king = take_lowest(kings);
      const Word others = origins(hole, empty_ ^ place ^ king) & own_ & ~line_ & ~king;
      if (any(others)) return wins(king, place, one_of(others), hole);
    }
    return false;
  }

  // A pawn stands on the king's place, and nothing else is missing.
  bool pawn_leaves(const Word& place) {
    return any(origins(place, empty_) & sides_->kings) && clear_way(place, place);
  }

  // A pawn stands on the king's place and can fill the hole before it.
  bool pawn_fills(const Word& place, const Word& hole) {
    if (!any(origins(hole, empty_) & place)) return false;
    const Word kings = origins(place, empty_ ^ hole) & sides_->kings;
    return any(kings) && wins(place, hole, one_of(kings), place);
  }

  const Field<Word>& field_;
  const Sides<Word>* sides_ = nullptr;
  Word own_{}, enemy_{}, empty_{}, line_{};
  unsigned moves_ = 0;
  Found found_;
};

}  // namespace hardboard::push_fight
