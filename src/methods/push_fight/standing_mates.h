// Mates that were found before and may still stand: most positions after a turn allow a mate that
// sibling positions allow, too, and a few instructions see that the mate still stands.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <utility>

#include "base/contract.h"
#include "methods/push_fight/mate.h"

namespace hardboard::push_fight {

// What a mate of the side to move rests on. The mate is possible in each position with empty
// squares, kings, own pieces and a line as stated here, whatever stands elsewhere.
template <class Word>
struct MatePattern {
  Word empty{};       // the ways of the moves
  Word king{};        // the king that pushes
  Word movers{};      // the pieces that move, and the king
  Word line{};        // those pieces of both sides on the line of the push that do not move
  Word end{};         // the piece of the other side that falls
  Word unanchored{};  // all squares before the king along the push

  bool stands(const Sides<Word>& sides) const {
    const Word own = sides.own(), enemy = sides.enemy(), occupied = own | enemy;
    return !any((empty & occupied) | (king & ~sides.kings) | (movers & ~own) | (line & ~occupied) |
                (end & ~enemy) | (unanchored & sides.anchor));
  }
};

// The latest patterns. One object for each thread.
template <class Word>
class StandingMates {
public:
  // The squares on which a further piece of the other side could prevent the mates that stand in
  // the position, out of `squares`. Nothing if no pattern stands.
  std::optional<Word> holes(const Sides<Word>& sides, Word squares) {
    bool some = false;
    for (std::size_t i = 0; i < count_ && any(squares); ++i) {
      if (!patterns_[i].stands(sides)) continue;
      squares &= patterns_[i].empty;
      some = true;
      // A pattern that stands moves up: the next position is likely to be alike.
      if (i > 0) std::swap(patterns_[i], patterns_[i / 2]);
    }
    if (!some) return std::nullopt;
    return squares;
  }

  bool stands(const Sides<Word>& sides) {
    for (std::size_t i = 0; i < count_; ++i) {
      if (!patterns_[i].stands(sides)) continue;
      if (i > 0) std::swap(patterns_[i], patterns_[i / 2]);
      return true;
    }
    return false;
  }

  void add(const MatePattern<Word>& pattern) {
    if (count_ < most) ++count_;
    for (std::size_t i = count_ - 1; i > 0; --i) patterns_[i] = patterns_[i - 1];
    patterns_[0] = pattern;
  }

private:
  static constexpr std::size_t most = 16;
  std::array<MatePattern<Word>, most> patterns_{};
  std::size_t count_ = 0;
};

// The squares of a shortest way from one square to another over empty squares, without the first.
// There must be one. O(length^2) steps on words.
template <class Word>
Word way(const Field<Word>& field, const Word& from, const Word& to, const Word& empty) {
  Word squares = to;
  for (Word at = to; !any(field.near(at) & from);) {
    // Rings around `from` of growing distance; the last one is the ring before `at`.
    Word ring = from, seen = from;
    for (Word next = field.near(ring) & empty; !any(next & at);) {
      promise(any(next), "the moves of a mate are possible");
      ring = next;
      seen |= next;
      next = field.near(ring) & empty & ~seen;
    }
    Word before = ring & field.near(at);
    at = take_lowest(before);
    squares |= at;
  }
  return squares;
}

// The pattern of a mate that a MateFinder has found in the position. If one piece makes both moves,
// the pattern does not stand in the position, and must not be used. O(squares of the board) steps
// on words.
template <class Word>
MatePattern<Word> pattern_of(const Field<Word>& field, const Sides<Word>& sides,
                             const typename MateFinder<Word>::Found& found) {
  MatePattern<Word> pattern;
  Word empty = field.all() & ~sides.occupied(), filled{}, left{};
  pattern.king = found.king;
  for (unsigned i = 0; i < found.count; ++i) {
    const auto& [from, to] = found.moves[i];
    pattern.empty |= way(field, from, to, empty);
    pattern.movers |= from;
    empty ^= from | to;
    filled |= to;
    left |= from;
    if (to == found.king) pattern.king = from;
  }
  pattern.empty &= ~left;
  pattern.movers |= pattern.king;
  Word place = field.step(found.king, found.direction);
  for (; any(place); place = field.step(place, found.direction)) {
    pattern.unanchored |= place;
    pattern.end = place;
  }
  pattern.line = pattern.unanchored & ~filled;
  return pattern;
}

}  // namespace hardboard::push_fight
