// The board as the search over hero paths sees it: for each piece that still stands, the next piece
// along each ride of the hero and of the villains. Pieces are taken off and put back in turn.
#pragma once

#include <cstdint>
#include <vector>

#include "puzzles/solo_chess/lines.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

enum class Side : std::uint8_t { hero, villain };

class HeroBoard {
public:
  // `hero` and `villain` are numbers of types in the puzzle. O(a n log n) for a axes and n pieces,
  // 8 bytes for each axis and piece. Keeps a pointer to the pieces, which must stay in place.
  HeroBoard(const Puzzle& puzzle, std::uint8_t hero, std::uint8_t villain);

  std::uint32_t size() const { return static_cast<std::uint32_t>(pieces_->size()); }

  // Do all rides of the hero have range 1? Then the hero passes over no square on which a piece
  // matters.
  bool hero_leaps() const { return hero_leaps_; }

  // Does the hero come to the next row with each move, always up or always down, as a pawn does,
  // and do villains ride without limit along rows, and back wherever they come from, as rooks and
  // queens do? (In fewer than 64 directions: searches keep a bit for each.)
  bool hero_climbs() const { return climb_ != 0; }
  // The rows from u to v, counted as the hero goes. Only if the hero climbs.
  std::int64_t rows_between(std::uint32_t u, std::uint32_t v) const {
    return climb_ * (std::int64_t{(*pieces_)[v].square.y} - (*pieces_)[u].square.y);
  }

  // Does the hero step by at most one column, and back wherever it comes from, as a king does, and
  // do villains ride without limit along columns, and back wherever they come from?
  bool hero_crosses_columns() const { return crosses_; }
  // Has the hero the steps of a king, and have villains the rides of rooks, and both no others?
  bool is_king_among_rooks() const { return is_king_among_rooks_; }
  std::int64_t column(std::uint32_t u) const { return (*pieces_)[u].square.x; }
  std::int64_t row(std::uint32_t u) const { return (*pieces_)[u].square.y; }

  std::uint32_t rides(Side side) const {
    return static_cast<std::uint32_t>(ways_[static_cast<std::size_t>(side)].size());
  }

  // The place on which a piece of the side could capture at once along this ride if it stood on u,
  // whichever piece stands there; Lines::none if there is no such place.
  std::uint32_t target(Side side, std::uint32_t ride, std::uint32_t u) const {
    const Way& way = ways_[static_cast<std::size_t>(side)][ride];
    const std::uint32_t v = links_[way.ahead][u];
    return v != Lines::none && in_range(way, u, v) ? v : Lines::none;
  }

  // Calls visit(v) for each such place. O(rides).
  template <class Visit>
  void for_each_target(Side side, std::uint32_t u, Visit visit) const {
    for (std::uint32_t ride = 0; ride < rides(side); ++ride)
      if (const std::uint32_t v = target(side, ride, u); v != Lines::none) visit(v);
  }

  // Calls visit(v) for each place from which a piece of the side could capture on u at once.
  template <class Visit>
  void for_each_source(Side side, std::uint32_t u, Visit visit) const {
    for (const Way& way : ways_[static_cast<std::size_t>(side)]) {
      const std::uint32_t v = links_[way.ahead ^ 1U][u];
      if (v != Lines::none && in_range(way, u, v)) visit(v);
    }
  }

  // Pieces must be put back in the reverse order in which they were taken off. O(a).
  void take_off(std::uint32_t u);
  void put_back(std::uint32_t u);

private:
  // A ride: links_[ahead] leads along it, links_[ahead ^ 1] against it; and its range in x and y.
  struct Way {
    std::uint32_t ahead = 0;
    std::int64_t most_x = 0, most_y = 0;
  };

  bool in_range(const Way& way, std::uint32_t u, std::uint32_t v) const {
    const Square a = (*pieces_)[u].square, b = (*pieces_)[v].square;
    const std::int64_t x = std::int64_t{a.x} - b.x, y = std::int64_t{a.y} - b.y;
    return (x < 0 ? -x : x) <= way.most_x && (y < 0 ? -y : y) <= way.most_y;
  }

  const std::vector<Piece>* pieces_;
  std::vector<Way> ways_[2];  // by side
  bool hero_leaps_ = true;
  std::int64_t climb_ = 0;  // the step of the hero's moves in y, if the hero climbs
  bool crosses_ = false;    // what hero_crosses_columns() returns
  bool is_king_among_rooks_ = false;
  std::vector<std::vector<std::uint32_t>> links_;  // two lists for each axis: along it, against it
};

}  // namespace hardboard::solo_chess
