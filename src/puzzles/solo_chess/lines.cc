#include "puzzles/solo_chess/lines.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <tuple>

namespace hardboard::solo_chess {
namespace {

// Where a square lies along an axis: on which line, and how far along it. Two squares are a whole
// number of steps apart exactly if line and residue agree.
struct Station {
  std::int64_t line;     // cross product with the axis: constant along it
  std::int64_t residue;  // which of the interleaved lines, for axes like {2, 0}
  std::int64_t along;    // counts steps
};

Station station(Square square, const Ride& axis) {
  const std::int64_t x = square.x, y = square.y, dx = axis.dx, dy = axis.dy;
  // An axis has dx > 0, or dx = 0 and dy > 0: floor division by the nonzero component.
  const std::int64_t step = dx != 0 ? dx : dy;
  const std::int64_t position = dx != 0 ? x : y;
  const std::int64_t along = position >= 0 ? position / step : -((-position + step - 1) / step);
  return {x * dy - y * dx, position - along * step, along};
}

bool is_forward(const Ride& ride) {
  return ride.dx > 0 || (ride.dx == 0 && ride.dy > 0);
}

}  // namespace

Lines::Lines(const Puzzle& puzzle) : pieces_(&puzzle.pieces), ways_(puzzle.types.size()) {
  for (std::size_t type = 0; type < puzzle.types.size(); ++type) {
    for (const Ride& ride : puzzle.types[type].rides) {
      assert(ride.dx != 0 || ride.dy != 0);
      const bool forward = is_forward(ride);
      const Ride axis = forward ? Ride{ride.dx, ride.dy, 0} : Ride{-ride.dx, -ride.dy, 0};
      const auto found = std::find(axes_.begin(), axes_.end(), axis);
      ways_[type].push_back({static_cast<std::uint32_t>(found - axes_.begin()), forward});
      if (found == axes_.end()) axes_.push_back(axis);
    }
  }

  const std::size_t n = puzzle.pieces.size();
  std::vector<std::uint32_t> order(n);
  std::iota(order.begin(), order.end(), 0U);
  std::vector<Station> stations(n);
  for (const Ride& axis : axes_) {
    for (std::size_t i = 0; i < n; ++i) stations[i] = station(puzzle.pieces[i].square, axis);
    std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
      const Station &s = stations[a], &t = stations[b];
      return std::tie(s.line, s.residue, s.along) < std::tie(t.line, t.residue, t.along);
    });
    std::vector<Links>& links = links_.emplace_back(n);
    for (std::size_t i = 1; i < n; ++i) {
      const Station &s = stations[order[i - 1]], &t = stations[order[i]];
      if (s.line != t.line || s.residue != t.residue) continue;
      links[order[i - 1]].next = order[i];
      links[order[i]].previous = order[i - 1];
    }
  }
}

Lines::Neighbour Lines::neighbour(std::uint32_t piece, std::uint32_t axis, bool forward) const {
  const Links& links = links_[axis][piece];
  const std::uint32_t found = forward ? links.next : links.previous;
  if (found == none) return {};
  const Square from = (*pieces_)[piece].square, to = (*pieces_)[found].square;
  const Ride& step = axes_[axis];
  // Both lie on one line, so that either component counts the steps without a remainder.
  const std::int64_t steps = step.dx != 0 ? (std::int64_t{to.x} - from.x) / step.dx
                                          : (std::int64_t{to.y} - from.y) / step.dy;
  return {found, forward ? steps : -steps};
}

Lines::Neighbour Lines::next(std::uint32_t piece, std::uint8_t type, std::size_t ride) const {
  const Way way = ways_[type][ride];
  return neighbour(piece, way.axis, way.forward);
}

Lines::Neighbour Lines::previous(std::uint32_t piece, std::uint8_t type, std::size_t ride) const {
  const Way way = ways_[type][ride];
  return neighbour(piece, way.axis, !way.forward);
}

void Lines::remove(std::uint32_t piece) {
  for (std::vector<Links>& links : links_) {
    const Links gone = links[piece];
    if (gone.next != none) links[gone.next].previous = gone.previous;
    if (gone.previous != none) links[gone.previous].next = gone.next;
    links[piece] = {};
  }
}

}  // namespace hardboard::solo_chess
