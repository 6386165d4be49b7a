// All turns of a position, fast: moves and pushes on bits. The tests compare them with
// puzzles/push_fight/rules.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "methods/push_fight/field.h"
#include "methods/push_fight/sides.h"

namespace hardboard::push_fight {

enum class Fallen : std::uint8_t { nothing, own, enemy };

// Should turns count that push off a piece of the mover's own? Such a turn is legal, and loses;
// engines leave it out.
enum class OwnFalls : std::uint8_t { left_out, counted };

// A visitor of turns that leaves out many of them at once. `targets` are the squares to which a
// last move can go, and `after` is the position after the turn, without the piece that moves last.
// narrow() returns those targets that the visitor wants to see; for them, the generator calls
// visit.narrowed instead of visit.
template <class Visit, class Word>
concept Narrows = requires(const Visit& visit, const Sides<Word>& after, const Word& targets) {
  { visit.narrow(after, targets) } -> std::same_as<Word>;
};

// A visitor that wants to know which first move, from a square to another, the turns begin with
// that it visits next.
template <class Visit, class Word>
concept FollowsMoves = requires(const Visit& visit, const Word& square) {
  visit.begins(square, square);
};

// A `go_on` that is always true.
struct Always {
  constexpr bool operator()() const { return true; }
};

template <class Word>
class TurnGenerator {
public:
  // The field must outlive the generator.
  TurnGenerator(const Field<Word>& field, OwnFalls own_falls)
      : field_(field), own_falls_(own_falls == OwnFalls::counted) {}

  // Calls visit(position after the turn as the other side sees it, side of the piece that fell) for
  // each turn of at most `moves` moves and a push. No piece moves twice in a row. Visits all turns
  // with the same result, as engines count them. A few nanoseconds for each turn on one word.
  //
  // Calls `go_on` every few turns and ends when it returns false; after that `go_on` must keep
  // returning false.
  template <class Visit, class GoOn = Always>
  void run(const Sides<Word>& sides, unsigned moves, const Visit& visit, const GoOn& go_on = {}) {
    turns(sides, moves, Word{}, visit, go_on);
  }

  // The same for those turns that begin with a given move, of which there are none if the move is
  // impossible; `moves`, at least 1, includes this one.
  template <class Visit, class GoOn = Always>
  void run_after(const Sides<Word>& sides, const Word& from, const Word& to, unsigned moves,
                 const Visit& visit, const GoOn& go_on) {
    const Word empty = field_.all() & ~sides.occupied();
    if (!any(from & sides.own()) || !any(to & field_.flood(from, empty))) return;
    turns_after(moved_piece(sides, from, to), from, to, moves, visit, go_on);
  }

  // Calls visit(position after the move, from, to) for each move of a piece that is not on `moved`,
  // as long as go_on() says true.
  template <class Visit, class GoOn = Always>
  void moves(const Sides<Word>& sides, const Word& moved, const Visit& visit,
             const GoOn& go_on = {}) const {
    const Regions regions = regions_of(sides);
    for (Word pieces = sides.own() & ~moved; any(pieces);) {
      const Word piece = take_lowest(pieces);
      for (Word targets = reached(regions, piece); any(targets);) {
        if (!go_on()) return;
        const Word to = take_lowest(targets);
        visit(moved_piece(sides, piece, to), piece, to);
      }
    }
  }

private:
  // The line before a king in a direction: the pieces in a row, `squares`, and the empty square
  // behind them, `front`. No front if the row ends at an edge or at the anchored king.
  struct Line {
    Word king, squares, front;
    Direction direction;
    Fallen fallen;
    bool legal;
    Sides<Word> after;  // the position after the push, if the push is legal
  };

  // The connected regions of the empty squares. At most half of a word's squares are regions of
  // their own; only for a single word does this number fit on the stack.
  static constexpr bool is_small = sizeof(Word) == 8;
  struct Regions {
    std::conditional_t<is_small, std::array<Word, 32>, std::vector<Word>> region;
    std::size_t count = 0;
  };

  Regions regions_of(const Sides<Word>& sides) const {
    Regions regions;
    for (Word rest = field_.all() & ~sides.occupied(); any(rest);) {
      Word others = rest;
      const Word seed = take_lowest(others);
      const Word region = seed | field_.flood(seed, others);
      if constexpr (is_small) {
        regions.region[regions.count] = region;
      } else {
        regions.region.push_back(region);
      }
      ++regions.count;
      rest &= ~region;
    }
    return regions;
  }

  // The squares to which a piece can move.
  Word reached(const Regions& regions, const Word& piece) const {
    const Word around = field_.near(piece);
    Word targets{};
    for (std::size_t i = 0; i < regions.count; ++i)
      if (any(regions.region[i] & around)) targets |= regions.region[i];
    return targets;
  }

  static Sides<Word> moved_piece(const Sides<Word>& sides, const Word& from, const Word& to) {
    Sides<Word> after = sides;
    (any(from & sides.kings) ? after.kings : after.pawns) ^= from | to;
    return after;
  }

  void look(const Sides<Word>& sides, const Word& king, Direction direction, Line& line) const {
    const Word occupied = sides.occupied();
    line.king = king;
    line.direction = direction;
    line.squares = Word{};
    line.fallen = Fallen::nothing;
    line.legal = false;
    Word last{};
    for (line.front = field_.step(king, direction); any(line.front & occupied);
         line.front = field_.step(line.front, direction)) {
      if (any(line.front & sides.anchor)) {
        line.front = Word{};
        return;
      }
      last = line.front;
      line.squares |= last;
    }
    if (!any(line.squares)) return;
    if (!any(line.front)) {
      if (any(last & field_.railed(direction))) return;
      line.fallen = any(last & sides.own()) ? Fallen::own : Fallen::enemy;
      if (line.fallen == Fallen::own && !own_falls_) return;
    }
    line.legal = true;
    push(sides, line);
  }

  void push(const Sides<Word>& sides, Line& line) const {
    const Word pushed = line.king | line.squares;
    const auto shifted = [&](const Word& word) {
      return (word & ~pushed) | field_.step(word & pushed, line.direction);
    };
    line.after = {shifted(sides.enemy_kings), shifted(sides.enemy_pawns), shifted(sides.kings),
                  shifted(sides.pawns), field_.step(line.king, line.direction)};
  }

  template <class Visit, class GoOn>
  void turns(const Sides<Word>& sides, unsigned left, const Word& moved, const Visit& visit,
             const GoOn& go_on) {
    lines_.clear();
    for (Word kings = sides.kings; any(kings);) {
      const Word king = take_lowest(kings);
      for (const Direction direction : directions) {
        look(sides, king, direction, lines_.emplace_back());
        if (lines_.back().legal) visit(lines_.back().after, lines_.back().fallen);
      }
    }
    if (left == 0) return;
    if (left == 1) {
      last_moves(sides, moved, visit, go_on);
      return;
    }
    moves(
        sides, moved,
        [&](const Sides<Word>& after, const Word& from, const Word& to) {
          turns_after(after, from, to, left, visit, go_on);
        },
        go_on);
  }

  template <class Visit, class GoOn>
  void turns_after(const Sides<Word>& after, const Word& from, const Word& to, unsigned left,
                   const Visit& visit, const GoOn& go_on) {
    if constexpr (FollowsMoves<Visit, Word>) visit.begins(from, to);
    turns(after, left - 1, to, visit, go_on);
  }

  // All last moves, each with all pushes; lines_ are the lines of the position before the move. A
  // move changes little about the lines of the kings: a line ends where the piece stood, and grows
  // if the piece goes to its front.
  template <class Visit, class GoOn>
  void last_moves(const Sides<Word>& sides, const Word& moved, const Visit& visit,
                  const GoOn& go_on) {
    const Regions regions = regions_of(sides);
    for (Word pieces = sides.own() & ~moved; any(pieces);) {
      const Word piece = take_lowest(pieces);
      const Word targets = reached(regions, piece);
      if (!any(targets)) continue;
      const bool is_king = any(piece & sides.kings);
      Sides<Word> without = sides;
      (is_king ? without.kings : without.pawns) ^= piece;
      for (const Line& line : lines_) {
        if (!go_on()) return;
        if (line.king != piece) others_push(without, piece, is_king, targets, line, visit);
      }
      if (is_king) moved_king_pushes(without, targets, visit);
    }
  }

  template <class Visit>
  void others_push(const Sides<Word>& without, const Word& piece, bool is_king, const Word& targets,
                   const Line& line, const Visit& visit) const {
    const auto put = [&](Sides<Word>& after, const Word& change) {
      (is_king ? after.enemy_kings : after.enemy_pawns) ^= change;
    };
    Word front = line.front;
    const auto all_but_front = [&](const Line& push, const Word& remove) {
      Word rest = targets & ~front;
      Sides<Word> base = push.after;
      put(base, remove);
      if constexpr (Narrows<Visit, Word>) rest = visit.narrow(base, rest);
      while (any(rest)) {
        Sides<Word> after = base;
        put(after, take_lowest(rest));
        if constexpr (Narrows<Visit, Word>)
          visit.narrowed(after, push.fallen);
        else
          visit(after, push.fallen);
      }
    };
    if (!any(line.squares & piece)) {
      if (line.legal) all_but_front(line, piece);
    } else {
      front = piece;
      Line shorter;
      shorter.king = line.king;
      shorter.direction = line.direction;
      shorter.squares = before(line.squares, piece, line.direction);
      shorter.fallen = Fallen::nothing;
      if (any(shorter.squares)) {
        push(without, shorter);
        all_but_front(shorter, Word{});
      }
    }
    if (!any(front & targets)) return;
    Sides<Word> with = without;
    (is_king ? with.kings : with.pawns) |= front;
    Line longer;
    look(with, line.king, line.direction, longer);
    if (longer.legal) visit(longer.after, longer.fallen);
  }

  // The squares of a line that a push along it reaches before a given square of the line.
  static Word before(const Word& squares, const Word& single, Direction direction) {
    const bool rising = direction == Direction::right || direction == Direction::down;
    return squares & (rising ? below(single) : ~(below(single) | single));
  }

  template <class Visit>
  void moved_king_pushes(const Sides<Word>& without, const Word& targets,
                         const Visit& visit) const {
    const Word occupied = without.occupied();
    for (const Direction direction : directions) {
      for (Word places = targets & field_.step(occupied, opposite(direction)); any(places);) {
        const Word to = take_lowest(places);
        Sides<Word> with = without;
        with.kings |= to;
        Line line;
        look(with, to, direction, line);
        if (line.legal) visit(line.after, line.fallen);
      }
    }
  }

  const Field<Word>& field_;
  bool own_falls_;
  std::vector<Line> lines_;
};

}  // namespace hardboard::push_fight
