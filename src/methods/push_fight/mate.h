// Mate-in-1 within at most two moves, decided on the lines along which an enemy piece can fall
// instead of by trying turns: a few instructions on bits decide most positions.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "base/limits.h"
#include "methods/push_fight/turns.h"
#include "puzzles/push_fight/rules.h"

namespace hardboard::push_fight {

template <class Word>
class MateFinder {
public:
  // The field, and the limits if given, must outlive the finder. Only searches on boards of several
  // words last long enough to ask the limits.
  explicit MateFinder(const Field<Word>& field, const Limits* limits = nullptr)
      : field_(field), limits_(limits) {}

  // A turn that mates: `count` moves, each from a square to another, and then a push of the king.
  struct Found {
    std::array<std::pair<Word, Word>, 2> moves;
    unsigned count = 0;
    Word king{};
    Direction direction = Direction::up;
  };

  // Can the side to move make a piece of the other side fall in this turn, with at most `moves`
  // moves, which must be 0, 1 or 2? A twentieth of a microsecond on the published board; in general
  // O(lines * pieces^2) searches for paths. False has no meaning if stopped().
  bool mates(const Sides<Word>& sides, unsigned moves) {
    sides_ = &sides;
    own_ = sides.own();
    enemy_ = sides.enemy();
    empty_ = field_.all() & ~(own_ | enemy_);
    moves_ = moves;
    stopped_ = false;
    for (const Direction direction : directions) {
      found_.direction = direction;
      for (Word ends = enemy_ & ~sides.anchor & field_.open(direction); any(ends) && go_on();)
        if (line_wins(take_lowest(ends), direction)) return true;
    }
    return false;
  }

  // Did the limits end the last call of mates()?
  bool stopped() const { return stopped_; }

  // The mate, after mates() has returned true, perhaps with more moves than necessary.
  const Found& found() const { return found_; }

  // The same mate as a turn on the squares of the board. O(1).
  IndexedTurn turn() const {
    const auto square = [&](const Word& single) { return field_.square(lowest(single)); };
    IndexedTurn turn;
    for (unsigned i = 0; i < found_.count; ++i)
      turn.moves.emplace_back(square(found_.moves[i].first), square(found_.moves[i].second));
    turn.king = square(found_.king);
    turn.direction = found_.direction;
    return turn;
  }

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

  // False if the limits are reached. Reads a clock now and then, and never on boards of one word.
  bool go_on() {
    if constexpr (sizeof(Word) > sizeof(std::uint64_t)) {
      if (limits_ != nullptr && ++asked_ % 64 == 0) stopped_ = stopped_ || limits_->reached();
      return !stopped_;
    } else {
      return true;
    }
  }

  // Goes back along the line. Each square without an enemy piece is a place for the king that
  // pushes. The mate needs a piece in each hole between the line's end and the king's place, and a
  // king on that place: a place that needs more moves than allowed gives no mate. No place behind
  // the first own king is better than that king's, because its mate has to fill all the holes of
  // that king's mate too.
  bool line_wins(const Word& end, Direction direction) {
    const Direction back = opposite(direction);
    unsigned holes = 0;
    Word first{}, second{};  // the holes
    line_ = Word{};          // own pawns on the line, which must stay there
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

  // The squares from which a piece can move to `to` over squares of `empty`, whether or not a piece
  // stands there.
  Word origins(const Word& to, const Word& empty) const {
    return field_.near(to | field_.flood(to, empty));
  }

  // The king stands on its place, and one hole is left.
  bool fill(const Word& hole, const Word& king) {
    const Word candidates = origins(hole, empty_) & own_;
    const Word free = candidates & ~(line_ | king);
    if (any(free)) return wins(one_of(free), hole);
    if (moves_ < 2) return false;
    // Only pieces of the line can go to the hole. So one of them goes there, and another piece
    // fills the gap that it leaves. (A piece that could clear the way for another one to the hole
    // could itself go there.)
    for (Word pieces = candidates & line_; any(pieces) && go_on();) {
      const Word piece = take_lowest(pieces);
      const Word others = origins(piece, empty_ ^ hole ^ piece) & own_ & ~(line_ | king);
      if (any(others)) return wins(piece, hole, one_of(others), piece);
    }
    return false;
  }

  // The king stands on its place. Each of two holes takes a move, in either order, of a piece that
  // is not on `fixed`.
  bool fill_both(const Word& a, const Word& b, const Word& fixed) {
    return fill_in_turn(a, b, fixed) || fill_in_turn(b, a, fixed);
  }
  bool fill_in_turn(const Word& early, const Word& late, const Word& fixed) {
    for (Word pieces = origins(early, empty_) & own_ & ~fixed; any(pieces) && go_on();) {
      const Word piece = take_lowest(pieces);
      const Word others = origins(late, empty_ ^ early ^ piece) & own_ & ~fixed & ~piece;
      if (any(others)) return wins(piece, early, one_of(others), late);
    }
    return false;
  }

  // Only the king is missing, and its place is empty.
  bool king_comes(const Word& place) {
    const Word candidates = origins(place, empty_) & own_;
    const Word kings = candidates & sides_->kings;
    if (any(kings)) return wins(one_of(kings), place);
    if (moves_ < 2) return false;
    // A pawn in the king's way first moves out of the way.
    for (Word pawns = candidates & ~line_; any(pawns) && go_on();) {
      const Word pawn = take_lowest(pawns);
      if (any(origins(place, empty_ | pawn) & sides_->kings) && clear_way(pawn, place)) return true;
    }
    return false;
  }
  // Moves the pawn to a square where it does not block some king's way to the place. (The pawn may
  // stand on that place.)
  bool clear_way(const Word& pawn, const Word& place) {
    for (Word targets = field_.flood(pawn, empty_) & ~place; any(targets) && go_on();) {
      const Word target = take_lowest(targets);
      const Word kings = origins(place, (empty_ | pawn) & ~target) & sides_->kings;
      if (any(kings)) return wins(pawn, target, one_of(kings), place);
    }
    return false;
  }

  // A king moves to its empty place and another piece to the hole, in either order.
  bool king_comes_and_fill(const Word& place, const Word& hole) {
    for (Word pawns = origins(hole, empty_) & sides_->pawns & ~line_; any(pawns) && go_on();) {
      const Word pawn = take_lowest(pawns);
      const Word kings = origins(place, empty_ ^ hole ^ pawn) & sides_->kings;
      if (any(kings)) return wins(pawn, hole, one_of(kings), place);
    }
    for (Word kings = origins(place, empty_) & sides_->kings; any(kings) && go_on();) {
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

  // A pawn stands on the king's place, and moves to the hole before it.
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
  const Limits* limits_;
  std::uint64_t asked_ = 0;
  bool stopped_ = false;
};

}  // namespace hardboard::push_fight
