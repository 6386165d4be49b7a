#include "puzzles/solo_chess/lines.h"

#include <algorithm>

#include "base/contract.h"

namespace hardboard::solo_chess {

Lines::Lines(const Puzzle& puzzle, Watch* watch)
    : pieces_(&puzzle.pieces), ways_(puzzle.types.size()) {
  for (std::size_t type = 0; type < puzzle.types.size(); ++type) {
    for (const Ride& ride : puzzle.types[type].rides) {
      promise(ride.dx != 0 || ride.dy != 0, "a ride leads away from its square");
      const Axis axis = axis_of(ride);
      const auto found = std::find(axes_.begin(), axes_.end(), axis);
      ways_[type].push_back({static_cast<std::uint32_t>(found - axes_.begin()), is_forward(ride)});
      if (found == axes_.end()) axes_.push_back(axis);
    }
  }

  // A piece takes some steps of a watch to be sorted.
  const auto must_stop = [&] { return watch != nullptr && watch->reached(8 * pieces_->size()); };
  if (must_stop()) return;
  AxisOrder order(puzzle.pieces);
  for (const Axis& axis : axes_) {
    if (must_stop()) return;
    std::vector<Links>& links = links_.emplace_back(puzzle.pieces.size());
    order.neighbours(axis, [&](std::uint32_t a, std::uint32_t b, std::int64_t) {
      links[order.piece(a)].next = order.piece(b);
      links[order.piece(b)].previous = order.piece(a);
    });
  }
}

Lines::Neighbour Lines::neighbour(std::uint32_t piece, std::uint32_t axis, bool forward) const {
  const Links& links = links_[axis][piece];
  const std::uint32_t found = forward ? links.next : links.previous;
  if (found == none) return {};
  const Square from = (*pieces_)[piece].square, to = (*pieces_)[found].square;
  const Axis& step = axes_[axis];
  // Both squares lie on one line, so either component of the step counts the steps without a
  // remainder.
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
    // The removed piece keeps its links for put_back().
    const Links gone = links[piece];
    if (gone.next != none) links[gone.next].previous = gone.previous;
    if (gone.previous != none) links[gone.previous].next = gone.next;
  }
}

void Lines::put_back(std::uint32_t piece) {
  for (std::vector<Links>& links : links_) {
    const Links back = links[piece];
    if (back.next != none) links[back.next].previous = piece;
    if (back.previous != none) links[back.previous].next = piece;
  }
}

}  // namespace hardboard::solo_chess
