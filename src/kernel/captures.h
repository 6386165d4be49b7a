// Games of captures, Solo Chess and Graph Capture: every move is a capture, the budget of a piece
// bounds its captures or their lengths, no piece captures the last piece, a bound holds for how
// many pieces capture, and of the pieces that remain one must stand on the goal.
//
// Places are where pieces stand at the start, numbered in the order of the text. No other place
// ever holds a piece, since captures end where a piece stands.
#pragma once

#include <set>

#include "kernel/grid.h"
#include "kernel/search.h"

namespace hardboard::kernel {

// A capture leads k times along the step, least <= k <= range, over k - 1 squares that must be
// empty.
struct Ride {
  Square step;
  std::uint32_t range = 1, least = 1;  // no_bound for no range
};

inline constexpr std::int64_t most_places = 1 << 30;

struct Captures {
  std::vector<std::vector<Ride>> types;             // of boards; none for graphs
  std::vector<std::vector<std::uint32_t>> targets;  // of graphs: where an edge leads from a place
  Grid squares;                                     // of boards: those of the places
  std::vector<std::uint32_t> type, budget;          // of the piece that starts on a place
  std::optional<std::uint32_t> last, goal;          // where the last piece starts, and the goal
  bool has_distances = false;          // budgets bound the lengths of captures, in steps of a king
  std::uint32_t capturers = no_bound;  // the most pieces that capture
  std::uint64_t enough = 0;            // no piece can spend more than this

  std::uint32_t size() const { return static_cast<std::uint32_t>(budget.size()); }
  // What a capture takes of its piece's budget.
  std::uint32_t cost(std::uint32_t from, std::uint32_t to) const {
    if (!has_distances) return 1;
    const Square a = squares[from], b = squares[to];
    return static_cast<std::uint32_t>(std::max(std::abs(a.x - b.x), std::abs(a.y - b.y)));
  }
};

// Counts sequences of captures that leave `left` pieces, one of them on the goal if there is one.
// NotShown for more than 64 pieces, or too many positions. If `sets` is not null, positions that
// different sets of captures reach count as different, and `sets` receives the sets that end well.
Count count_plays(const Captures& puzzle, std::uint32_t left,
                  std::set<std::u32string>* sets = nullptr);

}  // namespace hardboard::kernel
