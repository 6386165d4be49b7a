// The pieces of a board in the order of its rows, and the pairs of neighbours along a ride, for
// boards of ten million pieces: neighbours lie near each other in memory, whatever the order of the
// file.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "base/box.h"
#include "base/stable_sort.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// Ranks number the pieces row by row from below, in each row from the left.
class RankedBoard {
public:
  static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

  // No two pieces may stand on one square. O(n) time for n pieces; 12 bytes for each, and 24 more
  // meanwhile.
  explicit RankedBoard(const std::vector<Piece>& pieces);

  std::uint32_t size() const { return static_cast<std::uint32_t>(piece_.size()); }
  std::uint32_t piece(std::uint32_t rank) const { return piece_[rank]; }
  Square square(std::uint32_t rank) const { return squares_[rank]; }

  // Calls visit(a, b), in any order, for the ranks of each piece a and the next piece b along the
  // ride, if b is within the ride's range. The ride must point up, or to the right if it is level,
  // so that a < b; its components must stay below 2^10. O(n) time; memory as for the constructor.
  template <class Visit>
  void neighbours(const Ride& ride, Visit visit) const {
    if (ride.dy == 0 && ride.dx == 1)
      along_rows(ride, visit);
    else if (ride.range == 1)
      one_step(ride, visit);
    else if (const Lines lines = lines_of(ride); lines.count <= most_lines())
      along_few_lines(ride, lines, visit);
    else
      along_many_lines(ride, lines, visit);
  }

private:
  // The lines along a ride. Two squares are on one line if steps of the ride lead from one square
  // to the other.
  struct Lines {
    std::int64_t dx, dy, least = 0, residues;
    std::uint64_t count;  // of lines that meet the frame of the board: often more than pieces

    std::uint64_t number(Square square) const {
      std::int64_t line = square.x * dy - square.y * dx - least;
      if (residues > 1) {
        const std::int64_t rest = (dy != 0 ? square.y : square.x) % residues;
        line = line * residues + (rest < 0 ? rest + residues : rest);
      }
      return static_cast<std::uint64_t>(line);
    }
  };
  Lines lines_of(const Ride& ride) const;

  // A table of lines may take as much memory as sorting the pieces.
  std::uint64_t most_lines() const { return 4 * std::uint64_t{size()} + 1024; }

  std::uint64_t key(std::int64_t x, std::int64_t y) const {
    return static_cast<std::uint64_t>(y - box_.low.y) * width_ +
           static_cast<std::uint64_t>(x - box_.low.x);
  }

  template <class Visit>
  void along_rows(const Ride& ride, Visit visit) const {
    for (std::uint32_t b = 1; b < size(); ++b)
      if (squares_[b].y == squares_[b - 1].y && in_range(ride, b - 1, b)) visit(b - 1, b);
  }

  // The squares one step from the pieces have the order of the pieces: two indices run side by
  // side, without a search.
  template <class Visit>
  void one_step(const Ride& ride, Visit visit) const {
    std::uint32_t b = 0;
    for (std::uint32_t a = 0; a < size(); ++a) {
      const std::int64_t x = std::int64_t{squares_[a].x} + ride.dx;
      const std::int64_t y = std::int64_t{squares_[a].y} + ride.dy;
      if (x < box_.low.x || x > box_.high.x) continue;
      if (y > box_.high.y) break;
      const std::uint64_t wanted = key(x, y);
      while (b < size() && key(squares_[b].x, squares_[b].y) < wanted) ++b;
      if (b == size()) break;
      if (key(squares_[b].x, squares_[b].y) == wanted) visit(a, b);
    }
  }

  bool in_range(const Ride& ride, std::uint32_t a, std::uint32_t b) const {
    if (ride.range == unlimited_range) return true;
    const std::int64_t steps = ride.dy != 0
                                   ? (std::int64_t{squares_[b].y} - squares_[a].y) / ride.dy
                                   : (std::int64_t{squares_[b].x} - squares_[a].x) / ride.dx;
    return steps <= ride.range;
  }

  // Goes row by row and stores the last piece of each line.
  template <class Visit>
  void along_few_lines(const Ride& ride, const Lines& lines, Visit visit) const {
    std::vector<std::uint32_t> last;
    reserve_huge(last, lines.count);
    last.assign(lines.count, none);
    // Neighbouring pieces of a row may lie on lines far apart in the table.
    constexpr std::uint32_t ahead = 24;
    for (std::uint32_t b = 0; b < size(); ++b) {
      if (b + ahead < size()) __builtin_prefetch(&last[lines.number(squares_[b + ahead])], 1);
      std::uint32_t& a = last[lines.number(squares_[b])];
      if (a != none && in_range(ride, a, b)) visit(a, b);
      a = b;
    }
  }

  // Sorts the pieces by line. Ranks grow along a line, so a stable sort keeps the order on the
  // line.
  template <class Visit>
  void along_many_lines(const Ride& ride, const Lines& lines, Visit visit) const {
    struct Item {
      std::uint32_t lower, upper, rank;
      std::uint64_t line() const { return std::uint64_t{upper} << 32 | lower; }
    };
    std::vector<Item> items, scratch;
    reserve_huge(items, size());
    for (std::uint32_t rank = 0; rank < size(); ++rank) {
      const std::uint64_t line = lines.number(squares_[rank]);
      items.push_back(
          {static_cast<std::uint32_t>(line), static_cast<std::uint32_t>(line >> 32), rank});
    }
    radix_sort(items, scratch, [](const Item& item) { return item.line(); });
    for (std::uint32_t i = 1; i < size(); ++i) {
      const Item &a = items[i - 1], &b = items[i];
      if (a.line() == b.line() && in_range(ride, a.rank, b.rank)) visit(a.rank, b.rank);
    }
  }

  Box box_;                           // the pieces' bounding box
  std::uint64_t width_;               // of that box
  std::vector<std::uint32_t> piece_;  // by rank
  std::vector<Square> squares_;       // by rank
};

}  // namespace hardboard::solo_chess
