// An army as an integer programme: the fewest moves, or pegs, of the relaxed reversed game. Theorem
// 1 of Gualà et al. 2018 turns solutions of the programme into legal orders of moves (order.h).
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "engines/mip/model.h"
#include "methods/peg_army/instance.h"

namespace hardboard::peg_army {

enum class Cost { moves, pegs };

// Column j of the model is column j of the game. Row i says that position i ends with at most
// allowed[i] pegs. No row says that a position ends with at least 0 pegs: as long as a position
// ends below 0, some move that takes its peg can be dropped.
//
// The last row says that exactly one move takes the goal's peg. The first peg on the goal wins, so
// no other move needs the goal. Of the moves that put this peg there, the model keeps one for each
// class that the symmetries of the game exchange.
struct Programme {
  mip::Model model;
  std::vector<std::uint32_t> ring;  // for each column, max(|dx|, |dy|) from the goal to removed[j]
  std::vector<std::uint32_t> inner_first;  // the columns by ring, then by |dx| + |dy|
};

// The cost of a column is 1 for moves; for pegs it is the number of pegs that the move loses, so
// that an army has one peg more than the cost. O(size of the game). At the limits the programme
// is a part, of no use.
Programme programme_of(const Instance& instance, Cost cost, const Limits& limits = {});

}  // namespace hardboard::peg_army
