// The pieces in the order of the lines on which they stand. One linear sort serves one axis at a
// time, so that boards of ten million pieces need little memory.
#pragma once

#include <cstdint>
#include <numeric>
#include <vector>

#include "base/square.h"
#include "base/stable_sort.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// An axis is a direction up to sign: upward, or to the right if level. The pieces fall into lines
// along the axis. Axes with a common factor have lines of their own: {2, 0} jumps from a1 to c1 and
// never meets b1.
struct Axis {
  std::int32_t dx = 0;
  std::int32_t dy = 0;
  friend bool operator==(const Axis&, const Axis&) = default;
};

inline bool is_forward(const Ride& ride) {
  return ride.dy > 0 || (ride.dy == 0 && ride.dx > 0);
}
inline Axis axis_of(const Ride& ride) {
  return is_forward(ride) ? Axis{ride.dx, ride.dy} : Axis{-ride.dx, -ride.dy};
}

// Ranks number the pieces by rows from below, and from the left in each row: neighbours on the
// board have close ranks more often than close places in a file, so that walks stay in the cache.
class AxisOrder {
public:
  // O(n) time for n pieces; 12 bytes for each piece, and 16 more during a sort.
  explicit AxisOrder(const std::vector<Piece>& pieces);

  std::uint32_t size() const { return static_cast<std::uint32_t>(piece_.size()); }
  std::uint32_t piece(std::uint32_t rank) const { return piece_[rank]; }
  Square square(std::uint32_t rank) const { return squares_[rank]; }

  // Calls visit(a, b, steps) for the ranks of all pairs of neighbours on the lines of the axis: b
  // is the next piece after a along the axis, at a distance of `steps` steps. Components of the
  // axis must stay below 2^10 (readers bound them at 1000). O(n).
  template <class Visit>
  void neighbours(const Axis& axis, Visit visit) {
    // The cross product with the axis names a line of the plane; the residue names one of the lines
    // of the axis that interleave on that line.
    const std::int64_t dx = axis.dx, dy = axis.dy;
    const std::int64_t step = dy != 0 ? dy : dx, lines = std::gcd(dx, dy) == 1 ? 1 : step;
    const auto position = [&](std::uint32_t rank) -> std::int64_t {
      return dy != 0 ? squares_[rank].y : squares_[rank].x;
    };
    const auto line = [&](std::uint32_t rank) {
      const std::int64_t cross = squares_[rank].x * dy - squares_[rank].y * dx;
      if (lines == 1) return cross;
      const std::int64_t rest = position(rank) % lines;
      return cross * lines + (rest < 0 ? rest + lines : rest);
    };
    // Ranks grow along every axis, so a stable sort leaves the pieces of each line in order.
    order_.reset(size());
    if (axis != Axis{1, 0}) order_.sort_by(line);
    std::uint32_t a = order_[0];
    std::int64_t line_of_a = line(a), position_of_a = position(a);
    for (std::uint32_t i = 1; i < order_.size(); ++i) {
      const std::uint32_t b = order_[i];
      const std::int64_t line_of_b = line(b), position_of_b = position(b);
      if (line_of_a == line_of_b) visit(a, b, (position_of_b - position_of_a) / step);
      a = b;
      line_of_a = line_of_b;
      position_of_a = position_of_b;
    }
  }

private:
  std::vector<std::uint32_t> piece_;  // by rank
  std::vector<Square> squares_;       // by rank
  StableOrder order_;
};

}  // namespace hardboard::solo_chess
