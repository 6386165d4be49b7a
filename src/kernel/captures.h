// Games of captures, Solo Chess and Graph Capture: every move is a capture, the budget of a piece
// bounds its captures, nobody captures the last piece, and of the pieces that remain one must stand
// on the goal.
//
// Places are where pieces stand at the start, numbered in the order of the text. No other place
// ever holds a piece, since captures end where a piece stands.
#pragma once

#include <set>

#include "kernel/grid.h"
#include "kernel/search.h"

namespace hardboard::kernel {

// A capture leads k times (dx, dy), 1 <= k <= range, over k - 1 squares that must be empty.
struct Ride {
  std::int64_t dx = 0, dy = 0;
  std::uint32_t range = 1;  // no_bound for none

  // Lines are the same both ways: along (dx, dy) if that leads on, to the right or straight up.
  bool leads_on() const { return dx > 0 || (dx == 0 && dy > 0); }
  Square line() const { return leads_on() ? Square{dx, dy} : Square{-dx, -dy}; }
  // How many steps lead from one square of a line to another one; below 0 the other way.
  std::int64_t steps(Square from, Square to) const {
    return dx != 0 ? (to.x - from.x) / dx : (to.y - from.y) / dy;
  }
};

struct Captures {
  std::vector<std::vector<Ride>> types;             // of boards; none for graphs
  std::vector<std::vector<std::uint32_t>> targets;  // of graphs: where an edge leads from a place
  Grid squares;                                     // of boards: those of the places
  std::vector<std::uint32_t> type, budget;          // of the piece that starts on a place
  std::optional<std::uint32_t> last, goal;          // where the last piece starts, and the goal

  std::uint32_t size() const { return static_cast<std::uint32_t>(budget.size()); }
};

// Counts sequences of captures that leave `left` pieces, one of them on the goal if there is one.
// NotShown for more than 64 pieces, or too many positions. Positions that were reached by different
// sets of captures are told apart if `sets` is not null; it gets the sets that end well.
Count count_plays(const Captures& puzzle, std::uint32_t left,
                  std::set<std::u16string>* sets = nullptr);

}  // namespace hardboard::kernel
