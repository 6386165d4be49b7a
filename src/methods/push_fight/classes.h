// Mate-in-1 with any number of moves (Theorem 3.13), by a search over classes of configurations:
// the king's square, and the number of pawns in each part of its region. The transitions between
// classes are those of docs/errata.md, which correct Lemma 3.17.
//
// The region consists of the squares that the king can ever stand on: the squares without an enemy
// piece that are connected to the king. Without the king's square v the region falls into parts.
// When the king steps to v from part i, the pawns outside of part i can be spread over the other
// parts in any way, because before the step all these parts were connected. So a step leads to all
// classes in which part i holds a number of pawns from an interval, and the other parts hold the
// remaining pawns in any way that fits. A record is such a set of classes: n squares have few
// records but n^4 classes.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "methods/push_fight/cuts.h"
#include "methods/push_fight/state.h"

namespace hardboard::push_fight {

// The integers from low to high; none if low > high. Signed, so that differences do not wrap
// around.
struct Interval {
  std::int64_t low = 0, high = 0;
};
inline Interval intersection(Interval a, Interval b) {
  return {a.low > b.low ? a.low : b.low, a.high < b.high ? a.high : b.high};
}

// A way to win: the squares of the king, one step after the other, and its push at the end.
struct ClassPath {
  std::vector<std::uint32_t> squares;  // the first is the king's own square
  // When the king stands on squares[k], the part that holds squares[k + 1] must hold a number of
  // pawns from next_part[k]; otherwise the king could not complete its way.
  std::vector<Interval> next_part;
  WinningLine line;       // of the push
  std::size_t place = 0;  // line.squares[place] is squares.back()
};

struct ClassSearch {
  std::optional<ClassPath> path;
  std::uint64_t records = 0;
  bool complete = true;  // false: the limits were reached
};

// Searches for a push of the king on the square `king`; all other kings count as pawns.
// Breadth-first, so that the path has the fewest possible steps. If the king may not step, only
// pawns move. About O(n) time and memory on all boards so far, and never more than O(n) records for
// each square.
ClassSearch search_classes(const Board& board, const std::vector<Man>& men, std::uint32_t king,
                           bool may_step, const std::vector<WinningLine>& lines,
                           const Limits& limits);

}  // namespace hardboard::push_fight
