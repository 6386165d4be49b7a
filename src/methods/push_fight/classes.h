// Mate-in-1 with any number of moves (Theorem 3.13), searched over classes of configurations: the
// king's square and how many pawns there are in each part of its region. With the transition of
// docs/errata.md instead of Lemma 3.17's.
//
// What the king can reach on a square is kept as intervals. Let the region (all squares that the
// other side does not hold, connected to the king) without square v fall into parts. When the king
// steps to v from part i, the pawns outside of part i can be spread over the other parts in any
// way, because all of them were connected a moment ago. So the classes that a step gives are those
// whose part i holds a number of pawns in an interval, and the rest any way that fits. A record is
// such a set; n squares have few, instead of n^4 classes.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "methods/push_fight/cuts.h"
#include "methods/push_fight/state.h"

namespace hardboard::push_fight {

// From low to high; empty if low > high. Signed, so that differences may be taken freely.
struct Interval {
  std::int64_t low = 0, high = 0;
};
inline Interval intersection(Interval a, Interval b) {
  return {a.low > b.low ? a.low : b.low, a.high < b.high ? a.high : b.high};
}

// A way to win: the squares on which the king stands, one step from each to the next, the line of
// the push, and for each of them the numbers of pawns that the next part may hold.
struct ClassPath {
  std::vector<std::uint32_t> squares;  // first the king's own
  std::vector<Interval> next_part;     // for squares[k], k + 1 < size: pawns of the part of
                                       // squares[k + 1], so that the rest of the way can be gone
  WinningLine line;                    // the king pushes along it at the last square
  std::size_t place = 0;               // line.squares[place] is the last square
};

struct ClassSearch {
  std::optional<ClassPath> path;
  std::uint64_t records = 0;
  bool complete = true;  // false: stopped by the limits
};

// Searches for the king on `king`, which alone pushes; other kings count as pawns. Breadth first:
// the path has the fewest steps of all. If the king may not step, only pawns move. About O(n) time
// and memory on boards met so far, and in any case O(n) records for each square.
ClassSearch search_classes(const Board& board, const std::vector<Man>& men, std::uint32_t king,
                           bool may_step, const std::vector<WinningLine>& lines,
                           const Limits& limits);

}  // namespace hardboard::push_fight
